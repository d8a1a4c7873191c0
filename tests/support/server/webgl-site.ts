import { findLightChromium } from '../../../scripts/check/find-chromium.mjs';
import { launch } from './launch.ts';
import { lookingTest } from './site.ts';

/** Has Chromium draw WebGL without a graphics card. */
const flags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** A test on the built site in a browser that draws WebGL by software. */
export const webglTest = lookingTest.extend(
  'browser',
  { scope: 'worker' },
  async ({}, { onCleanup }) => {
    const browser = await launch(flags, findLightChromium());
    onCleanup(() => browser.close());
    return browser;
  },
);
