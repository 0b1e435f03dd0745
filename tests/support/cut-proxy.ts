import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CutProxy {
  /** The address of the service, through the proxy. */
  url: string;
  /** Ends all connections, and each new one, until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A way to a service that can be cut. @param url of the service, with its port */
export async function startCutProxy(url: string): Promise<CutProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((socket) => {
    keep(socket);
    if (isCut) return void socket.destroy();
    const service = keep(connect(Number(target.port || 6379), target.hostname));
    socket.pipe(service).pipe(socket);
    socket.on('close', () => service.destroy());
    service.on('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as AddressInfo).port);
  const end = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: own.href,
    cut: () => {
      isCut = true;
      end();
    },
    mend: () => void (isCut = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        end();
      }),
  };
}
