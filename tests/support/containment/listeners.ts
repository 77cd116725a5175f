import dgram from 'node:dgram';
import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** An open port of this computer, and what arrived at it. */
export interface Listener {
  /** Host and port, for instance `127.0.0.1:40123`. */
  address: string;
  /** The first words of each connection or datagram; empty for a connection that said nothing. */
  arrived: string[];
  close: () => void;
}

const printable = (bytes: Buffer) => bytes.toString('latin1').replace(/[^ -~]+/g, '.');
const addressOf = ({ port }: AddressInfo) => `127.0.0.1:${port}`;

/**
 * Listens to TCP, and so to HTTP: a connection counts even if it never says anything, for its being
 * made leaks something.
 */
export async function listenToTcp(): Promise<Listener> {
  const arrived: string[] = [];
  const server = net.createServer((socket) => {
    const index = arrived.push('') - 1;
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      arrived[index] = printable(bytes).slice(0, 80);
      socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: addressOf(server.address() as AddressInfo),
    arrived,
    close: () => server.close(),
  };
}

/** Listens to UDP. */
export async function listenToUdp(): Promise<Listener> {
  const arrived: string[] = [];
  const socket = dgram.createSocket('udp4', (bytes) => arrived.push(printable(bytes).slice(0, 80)));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: addressOf(socket.address()), arrived, close: () => socket.close() };
}
