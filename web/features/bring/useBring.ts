import { useEffect, useRef, useState } from 'react';

import type { Library } from '#web/api/library/library.ts';
import { matchRows } from '#web/api/matchRows.ts';
import { useAppDispatch } from '#web/api/useAppDispatch.ts';

import { askByName } from './askByName.ts';
import { matchAll, type Matched } from './matchAll.ts';
import type { Plan } from './planBring.ts';
import type { FileProblem } from './reading/foreignLibrary.ts';
import { type BroughtFiles, readFiles } from './reading/readFiles.ts';

/** Files that were read. Answers are kept by the number of the title, also when the rest of them doesn't come. */
export type Brought = BroughtFiles & { answers: Map<number, Matched>; at: Date };

export type BringStage =
  | { is: 'choosing'; problem: FileProblem | null }
  | { is: 'reading' }
  | { is: 'matching'; brought: Brought; done: number }
  | { is: 'interrupted'; brought: Brought }
  | { is: 'review'; brought: Brought }
  | { is: 'written'; plan: Plan }
  | { is: 'undone' };

/** From files to a library: read, look for, review, write. */
export function useBring(library: Library) {
  const dispatch = useAppDispatch();
  const [stage, setStage] = useState<BringStage>({ is: 'choosing', problem: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function match(brought: Brought) {
    const controller = new AbortController();
    running.current = controller;
    const { titles } = brought.foreign;
    const own = new Set(titles.flatMap(({ kept, row }) => (kept ? [row] : [])));
    const show = (done: number) => {
      if (!controller.signal.aborted) setStage({ is: 'matching', brought, done });
    };
    show(brought.answers.size);
    const isComplete = await matchAll({
      rows: titles.map(({ row }) => row),
      known: brought.answers,
      ask: askByName(
        async (rows) => {
          try {
            return await dispatch(matchRows.endpoints.matchRows.initiate(rows, { track: false })).unwrap();
          } catch {
            return null;
          }
        },
        (row) => own.has(row),
      ),
      onProgress: show,
      signal: controller.signal,
    });
    if (!controller.signal.aborted) setStage({ is: isComplete ? 'review' : 'interrupted', brought });
  }

  return {
    stage,
    choose: async (files: readonly File[]): Promise<void> => {
      if (files.length === 0) return;
      setStage({ is: 'reading' });
      const read = await readFiles(files);
      if (!read.ok) {
        setStage({ is: 'choosing', problem: read.problem });
        return;
      }
      await match({ ...read.value, answers: new Map(), at: new Date() });
    },
    retry: match,
    start: (): void => {
      running.current?.abort();
      setStage({ is: 'choosing', problem: null });
    },
    write: (plan: Plan): void => {
      library.write(plan.writes);
      setStage({ is: 'written', plan });
    },
    undo: (plan: Plan): void => {
      library.write(plan.undo);
      setStage({ is: 'undone' });
    },
  };
}
