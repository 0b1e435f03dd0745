import { spawn } from 'node:child_process';

export interface ScriptResult {
  status: number | null;
  /** Standard output and standard error. */
  said: string;
}

/** Runs a script as its npm command does, with nothing of this process's environment but the path. */
export async function runScript(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<ScriptResult> {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', `scripts/${script}.ts`, ...args], {
    env: { NODE_ENV: 'production', PATH: process.env['PATH'], ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, said };
}
