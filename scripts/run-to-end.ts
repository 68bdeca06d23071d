import { spawn, spawnSync } from "node:child_process"

export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string {
  const options = { cwd, encoding: "utf8", env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 } as const
  const { status, stdout, stderr, error } = spawnSync(program, args, options)
  if (status !== 0) throw new Error(`${[program, ...args].join(" ")}\n${error?.message ?? stdout + stderr}`)
  return stdout
}

export async function runBeside(program: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: ["ignore", "pipe", "pipe"] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(String(chunk)))
  const status = await new Promise<number | null>((resolve, reject) => child.on("close", resolve).on("error", reject))
  if (status !== 0) throw new Error(`${[program, ...args].join(" ")}\n${said.join("")}`)
}
