import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { makeDownloadFolder } from './downloadFolder';
import { DESKTOP, type EnginePage } from './enginePage';
import { clickAt, pressKeys, typeText, startSession, type WebDriverSession } from './webDriver';

const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';

/** Where WebKitGTK's driver is; undefined when it, its browser or a screen is not installed. */
export const findWebKit = (): string | undefined =>
  [DRIVER, '/usr/bin/Xvfb', miniBrowser()].every((file) => file && fs.existsSync(file))
    ? DRIVER
    : undefined;

/** The browser that comes along with the driver, in a folder named for the processor. */
function miniBrowser(): string | undefined {
  const folders = fs.existsSync(LIBRARIES) ? fs.readdirSync(LIBRARIES) : [];
  return folders
    .map((folder) => `${LIBRARIES}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => fs.existsSync(file));
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answering(address: string): Promise<void> {
  for (;;) {
    const ready = await fetch(address).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Goes into the frame of the preview, then into the one in it. */
async function enterPreview({ send }: WebDriverSession): Promise<boolean> {
  await send('POST', '/frame', { id: null });
  for (const using of ['[data-live-editor] iframe[data-visible="true"]', 'iframe']) {
    const [frame] = await send<object[]>('POST', '/elements', {
      using: 'css selector',
      value: using,
    });
    if (!frame) return false;
    await send('POST', '/frame', { id: frame });
  }
  return true;
}

/** Opens a page in WebKitGTK, on its own screen. */
export async function openWebKit(locale: string): Promise<EnginePage> {
  const port = await freePort();
  const language = `${locale.replace('-', '_')}.UTF-8`;
  const folder = makeDownloadFolder();
  const settings = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-settings-'));
  // Where the browser looks for the folder of downloads.
  fs.writeFileSync(path.join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder.path}"\n`);
  const driver: ChildProcess = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1280x900x24', DRIVER, `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, LANG: language, LC_ALL: language, XDG_CONFIG_HOME: settings },
    },
  );
  const server = `http://127.0.0.1:${port}`;
  await answering(`${server}/status`);
  const session = await startSession(server, {
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  const run = <Result>(script: string) =>
    session.send<Result>('POST', '/execute/sync', { script, args: [] });
  const leaveFrames = () => session.send('POST', '/frame', { id: null });
  const resize = (width: number, height: number) =>
    session.send<void>('POST', '/window/rect', { width, height });
  await resize(DESKTOP.width, DESKTOP.height);
  return {
    goto: (url) => session.send('POST', '/url', { url }),
    travel: async (direction) => {
      await leaveFrames();
      await session.send('POST', `/${direction}`);
    },
    resize,
    clickAt: async (x, y, options) => {
      await leaveFrames();
      await clickAt(session, x, y, options);
    },
    press: (keys) => pressKeys(session, keys),
    type: (text) => typeText(session, text),
    run: async (body) => {
      await leaveFrames();
      return run(body);
    },
    runInPreview: async <Result>(body: string) => {
      try {
        return (await enterPreview(session)) ? await run<Result>(body) : undefined;
      } catch {
        // The frame has been replaced by another meanwhile.
        return undefined;
      }
    },
    downloads: folder.files,
    close: async () => {
      await session.send('DELETE', '').catch(() => undefined);
      process.kill(-driver.pid!);
      folder.remove();
      fs.rmSync(settings, { recursive: true, force: true });
    },
  };
}
