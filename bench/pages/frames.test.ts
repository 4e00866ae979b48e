import { expect, it } from 'vitest';

import { compositorFrames, mainFrames } from './frames.ts';

it('counts the frames that a thread could have delivered and did not', () => {
  const smooth = Array.from({ length: 61 }, (_, frame) => (frame * 1000) / 60);
  expect(mainFrames(smooth)).toMatchObject({ frames: 60, droppedShare: 0 });
  const jerking = mainFrames([0, 16, 516, 532, 1000]);
  expect(jerking).toMatchObject({ frames: 4, longestFrameMs: 500 });
  expect(jerking.droppedShare).toBeCloseTo(1 - 4 / 60);
  expect(mainFrames([])).toEqual({ frames: 0, droppedShare: 0, longestFrameMs: 0 });
});

it('counts what reached the screen between the two marks', () => {
  const at = (name: string, milliseconds: number) => ({ name, ts: milliseconds * 1000 });
  const events = [
    at('DrawFrame', 10),
    at('scroll-start', 100),
    at('DrawFrame', 110),
    at('DroppedFrame', 126),
    at('DrawFrame', 150),
    at('DrawFrame', 166),
    at('scroll-end', 170),
    at('DroppedFrame', 300),
  ];
  expect(compositorFrames(events)).toEqual({
    screenFrames: 3,
    screenFramesDropped: 1,
    longestScreenFrameMs: 40,
  });
});
