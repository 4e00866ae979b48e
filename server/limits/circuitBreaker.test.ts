import { expect, test } from 'vitest';

import { createCircuitBreaker } from './circuitBreaker.ts';

function start() {
  let time = 0;
  const told: string[] = [];
  const circuit = createCircuitBreaker<string>({
    now: () => new Date(time),
    failures: 2,
    within: 100,
    opensAtOnce: (cause) => cause === 'fatal',
    pauseAfter: (_, pauses, pause) => pause ?? 10 * (pauses + 1),
    probeLasts: 50,
    onOpen: (cause, pause) => void told.push(`open ${cause} ${pause}`),
    onCause: (cause, before) => void told.push(`${before} to ${cause}`),
    onClose: ({ cause }) => void told.push(`close ${cause}`),
  });
  const admitted = () => {
    const call = circuit.admit();
    if ('refused' in call) throw new Error(`refused for ${call.refused}`);
    return call;
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { circuit, admitted, pass, told };
}

test('it opens, lets one probe through, opens for longer, and closes', () => {
  const { circuit, admitted, pass, told } = start();
  circuit.failed(admitted(), 'slow');
  circuit.failed(admitted(), 'slow');
  expect(circuit.admit()).toEqual({ refused: 'slow' });
  pass(10);
  const probe = admitted();
  expect(probe).toEqual({ isProbe: true });
  expect(circuit.refusal()).toBe('slow');
  circuit.failed(probe, 'cut');
  pass(19);
  expect(circuit.refusal()).toBe('cut');
  pass(1);
  circuit.succeeded(admitted());
  expect(circuit.opened()).toBeNull();
  expect(told).toEqual(['open slow 10', 'slow to cut', 'close cut']);
});

test('failures that are far apart, or have a success between them, do not open it', () => {
  const { circuit, admitted, pass } = start();
  circuit.failed(admitted(), 'slow');
  pass(100);
  circuit.failed(admitted(), 'slow');
  circuit.succeeded(admitted());
  circuit.failed(admitted(), 'slow');
  expect(circuit.refusal()).toBeNull();
  circuit.failed(admitted(), 'fatal');
  expect(circuit.refusal()).toBe('fatal');
});

test('late answers do not close it, and only a longer pause counts', () => {
  const { circuit, admitted, pass } = start();
  const early = admitted();
  circuit.failed(admitted(), 'fatal', 20);
  circuit.succeeded(early);
  circuit.failed(early, 'slow');
  circuit.failed(early, 'slow', 30);
  pass(29);
  expect(circuit.refusal()).toBe('fatal');
  pass(1);
  expect(circuit.refusal()).toBeNull();
});

test('a probe that never ends blocks the next one for a while', () => {
  const { circuit, admitted, pass } = start();
  circuit.failed(admitted(), 'fatal');
  pass(10);
  admitted();
  pass(49);
  expect(circuit.refusal()).toBe('fatal');
  pass(1);
  expect(admitted()).toEqual({ isProbe: true });
});

test('it can be opened, or kept open for longer, from outside', () => {
  const { circuit, pass } = start();
  circuit.leaveAlone(0, 'told');
  expect(circuit.refusal()).toBeNull();
  circuit.leaveAlone(5, 'told');
  circuit.leaveAlone(15, 'told');
  circuit.leaveAlone(8, 'told');
  pass(14);
  expect(circuit.refusal()).toBe('told');
  pass(1);
  expect(circuit.refusal()).toBeNull();
});
