import { useEffect, useRef, useState } from 'react';

import { useAppDispatch } from '#web/api/apiState.ts';
import type { Library } from '#web/api/library/library.ts';
import { matchRows } from '#web/api/matchRows.ts';

import { askAgainByName, type ImportedFiles, matchAll } from './matchAll.ts';
import type { Plan } from './planImport.ts';
import type { FileProblem } from './reading/foreignLibrary.ts';
import { readFiles } from './reading/readFiles.ts';

export type ImportStage =
  | { is: 'choosing'; problem: FileProblem | null }
  | { is: 'reading' }
  | { is: 'matching'; imported: ImportedFiles; done: number }
  | { is: 'interrupted'; imported: ImportedFiles }
  | { is: 'review'; imported: ImportedFiles }
  | { is: 'written'; plan: Plan }
  | { is: 'undone' };

/** From files to the library: read, match, review, write. */
export function useImport(library: Library) {
  const dispatch = useAppDispatch();
  const [stage, setStage] = useState<ImportStage>({ is: 'choosing', problem: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function match(imported: ImportedFiles) {
    const controller = new AbortController();
    running.current = controller;
    const { titles } = imported.foreign;
    const own = new Set(titles.flatMap(({ kept, row }) => (kept ? [row] : [])));
    const show = (done: number) => {
      if (!controller.signal.aborted) setStage({ is: 'matching', imported, done });
    };
    show(imported.answers.size);
    const isComplete = await matchAll({
      rows: titles.map(({ row }) => row),
      known: imported.answers,
      ask: askAgainByName(
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
    if (!controller.signal.aborted) setStage({ is: isComplete ? 'review' : 'interrupted', imported });
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
