import type { BenchBrowser, DeviceName, Tab } from './browser.ts';
import { handOn } from './hand.ts';
import { observeInput, probeOf, type TargetKind } from './probe.ts';

/** For a page without a person to finish what it does by itself after it was opened. */
const settleMilliseconds = 3000;

/** From a press until what was asked for is painted, and until the address changed; null for what didn't happen. */
export type PressTimes = { shownMs: number | null; addressMs: number | null; worstEventMs: number };

export type Visit = Awaited<ReturnType<typeof openVisit>>;

/** A person on a page that stands, on a slow device and a fast network. */
export async function openVisit({ open }: BenchBrowser, device: DeviceName, url: string) {
  const tab: Tab = await open(device, observeInput);
  const { page } = tab;
  const hand = handOn(tab, device);
  const probe = probeOf(page);
  const rest = (milliseconds = settleMilliseconds) => page.waitForTimeout(milliseconds);

  const find = async (kind: TargetKind, nth = 0) => {
    let target = await probe.find(kind, nth);
    if (!target) {
      await probe.bring(kind, nth);
      await rest(1000);
      target = await probe.find(kind, nth);
    }
    if (!target) throw new Error(`There is no ${kind} to press on ${page.url()}, ${device}.`);
    return target;
  };
  const answered = async (): Promise<PressTimes> => {
    const { pressed, address, shown } = await probe.seen();
    // Events are reported some frames later.
    await rest(500);
    return {
      shownMs: shown && shown - pressed,
      addressMs: address && address - pressed,
      worstEventMs: await probe.worst(),
    };
  };

  /** Where the page stands once it stands still, to come back to. */
  const place = async () => {
    for (let before = Number.NaN; ;) {
      const y = await page.evaluate(() => scrollY);
      if (y === before) return { heading: await probe.heading(), y };
      before = y;
      await rest(300);
    }
  };

  await page.goto(url, { waitUntil: 'load' });
  await rest();
  return {
    device,
    hand,
    probe,
    rest,
    find,
    worst: probe.worst,
    /** Presses a poster in view, after pointing at it for so long. */
    openPoster: async (nth: number, pointing = 0): Promise<PressTimes> => {
      const target = await find('poster', nth);
      if (pointing > 0) {
        await hand.point(target);
        await rest(pointing);
      }
      await probe.arm({ what: 'heading', of: target.text });
      await hand.press(target);
      return answered();
    },
    openTrailer: async (): Promise<PressTimes> => {
      const target = await find('trailer');
      await probe.arm({ what: 'dialog' });
      await hand.press(target);
      return answered();
    },
    place,
    backTo: async (place: { heading: string; y: number }): Promise<PressTimes> => {
      await probe.arm({ what: 'place', ...place });
      await probe.back();
      return answered();
    },
    close: tab.close,
  };
}
