/** Output of all sound: a level, the chosen volume, and a limiter that should have nothing to do. */
export function createMaster(
  context: BaseAudioContext,
  level: number,
): { input: GainNode; volume: GainNode } {
  const input = context.createGain();
  input.gain.value = level;
  const volume = context.createGain();
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -4;
  limiter.knee.value = 3;
  limiter.ratio.value = 16;
  limiter.attack.value = 0.003;
  limiter.release.value = 0.2;
  const output = context.createGain();
  // The compressor's make-up gain would lift quiet signals; this cancels it.
  output.gain.value = 0.72;
  input.connect(volume).connect(limiter).connect(output).connect(context.destination);
  return { input, volume };
}
