import type { DeviceName, Tab } from './browser.ts';

type Point = { x: number; y: number };

/** A person's hand: every event goes through the browser, as real ones do. */
export type Hand = {
  /** Puts the pointer there; a finger can't. */
  point: (at: Point) => Promise<void>;
  press: (at: Point) => Promise<void>;
  type: (text: string, pauseMilliseconds: number) => Promise<void>;
  key: (name: string) => Promise<void>;
  /** Scrolls down. */
  scroll: (pixels: number) => Promise<void>;
};

export function handOn({ page, cdp }: Tab, device: DeviceName): Hand {
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', { x, y }: Point) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
    });
  const keyboard = {
    type: async (text: string, pauseMilliseconds: number) => {
      for (const letter of text) {
        await page.keyboard.press(letter);
        await page.waitForTimeout(pauseMilliseconds);
      }
    },
    key: (name: string) => page.keyboard.press(name),
  };
  const middle = page.viewportSize() ?? { width: 0, height: 0 };
  const scroll = async (pixels: number) => {
    await cdp.send('Input.synthesizeScrollGesture', {
      x: middle.width / 2,
      y: middle.height / 2,
      yDistance: -pixels,
      speed: 2400,
      gestureSourceType: device === 'phone' ? 'touch' : 'mouse',
    });
  };
  if (device === 'phone')
    return {
      ...keyboard,
      scroll,
      point: async () => {},
      press: async (at) => {
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      },
    };
  return {
    ...keyboard,
    scroll,
    point: async (at) => {
      await mouse('mouseMoved', at);
    },
    press: async (at) => {
      await mouse('mouseMoved', at);
      await mouse('mousePressed', at);
      await mouse('mouseReleased', at);
    },
  };
}
