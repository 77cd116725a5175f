import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** How a playground meets the handshake. */
export interface PlaygroundBehavior {
  /** Which of the attempts that reach it is answered; none by default. */
  answerTo?: number;
  /** Time between that attempt and the answer, in ms. */
  delay?: number;
  /** Answers each attempt with another id. */
  wrongId?: boolean;
  /** Name of a frame next to the playground, which gets the id and answers instead of it. */
  leakId?: string;
  /** Serves the playground from another origin than the one that was asked. */
  otherOrigin?: boolean;
  /** Refuses every change of files. */
  refuseDiffs?: boolean;
}

/** What a playground was opened with, and what became of it; it shows this in its `<output>`. */
export interface PlaygroundState {
  title: string;
  template: string | null;
  files: Record<string, string>;
  opened: string | string[] | null;
  theme: string | null;
  view: string | null;
  sidebar: boolean | null;
  preview: string | null;
  /** Whether it has answered a handshake. */
  answered: boolean;
}

/** A server that plays StackBlitz. */
export interface PlaygroundServer {
  origin: string;
  /** Method and address of each request, oldest first. */
  requests: string[];
  /**
   * @param title title of the project, or the path of `edit/…` and `github/…`
   * @param behavior what it does from now on; others answer the first attempt
   */
  behave: (title: string, behavior: PlaygroundBehavior) => void;
  close: () => Promise<void>;
}

const REMOTE = fs.readFileSync(path.join(__dirname, 'playgroundRemote.html'), 'utf8');
const FILE_FIELD = /^project\[files\]\[(.*)\]$/;

async function bodyOf(request: http.IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function openedState(address: URL, fields: URLSearchParams): PlaygroundState {
  const files: Record<string, string> = {};
  for (const [name, value] of fields) {
    const file = FILE_FIELD.exec(name)?.[1];
    // A form posts every line break as CR LF.
    if (file) files[decodeURIComponent(file)] = value.replaceAll('\r\n', '\n');
  }
  const { searchParams } = address;
  return {
    title: fields.get('project[title]') ?? address.pathname.slice(1),
    template: fields.get('project[template]'),
    files,
    opened: searchParams.get('file'),
    theme: searchParams.get('theme'),
    view: searchParams.get('view'),
    sidebar: null,
    preview: null,
    answered: false,
  };
}

/** Starts a server that speaks the playground's side of StackBlitz's protocol. */
export async function startPlaygroundServer(): Promise<PlaygroundServer> {
  const behaviors = new Map<string, PlaygroundBehavior>();
  const requests: string[] = [];

  const server = http.createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', `http://${request.headers.host}`);
    requests.push(`${request.method} ${address.pathname}${address.search}`);
    const state = openedState(address, await bodyOf(request));
    const behavior = behaviors.get(state.title) ?? { answerTo: 1 };
    if (behavior.otherOrigin && address.hostname === 'localhost') {
      address.hostname = '127.0.0.1';
      response.writeHead(307, { location: address.href }).end();
      return;
    }
    const opened = JSON.stringify({ behavior, state }).replaceAll('<', '\\u003c');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(REMOTE.replace('/*OPENED*/ null', () => opened));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (title, behavior) => behaviors.set(title, behavior),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
