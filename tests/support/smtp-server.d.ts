/** What the tests use of smtp-server, which has no types of its own. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Failure extends Error {
    responseCode?: number;
  }
  type Done = (error?: Failure | null) => void;

  interface Session {
    envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] };
  }

  interface Options {
    authOptional?: boolean;
    disabledCommands?: string[];
    logger?: boolean;
    closeTimeout?: number;
    onRcptTo?(address: { address: string }, session: Session, done: Done): void;
    onData?(stream: Readable, session: Session, done: Done): void;
  }

  export class SMTPServer {
    constructor(options: Options);
    readonly server: Server;
    readonly connections: Set<{ _socket: { destroy(): void } }>;
    listen(port: number, host: string, listening: () => void): Server;
    close(closed: () => void): void;
  }
}
