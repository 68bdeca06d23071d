// Does to the letter what a page of the documentation says, in a copy of the repository.
import { spawn, spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { QUIET } from "../servers.ts"
import { applyDiff, parseSteps, prints, type Step } from "./read-page.ts"

const SERVERS: readonly (readonly [command: RegExp, ready: string])[] = [[/^npm start\b/, "Ready. Stop with Ctrl+C."]]

export interface FollowOptions {
  readonly root: string
  readonly env?: Readonly<Record<string, string>>
  readonly log: (line: string) => void
  /**
   * Returns the reason why a command is left to another suite of `npm run test:all`, or `null` if this suite must
   * execute the command.
   */
  readonly leftTo?: (command: string) => string | null
}

export async function followPage(page: string, options: FollowOptions): Promise<void> {
  let output = ""
  for (const step of parseSteps(readFileSync(join(options.root, page), "utf8"))) {
    const place = `${page}:${step.line}`
    try {
      output = (await doStep(step, output, options)) ?? output
    } catch (error) {
      throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}.`)
    }
  }
}

async function doStep(step: Step, output: string, options: FollowOptions): Promise<string | null> {
  const { root, log } = options
  switch (step.kind) {
    case "run": {
      const why = options.leftTo?.(step.command) ?? null
      log(why === null ? `$ ${step.command}` : `$ ${step.command}  (${why})`)
      return why === null ? runCommand(step.command, options) : ""
    }
    case "prints":
      if (!prints(output, step.text)) throw new Error(`"${step.text}" was not printed, but:\n${output}`)
      return null
    case "write":
      mkdirSync(dirname(join(root, step.file)), { recursive: true })
      writeFileSync(join(root, step.file), step.text)
      return null
    case "change": {
      const file = join(root, step.file)
      writeFileSync(file, applyDiff(readFileSync(file, "utf8"), step.text))
      return null
    }
  }
}

async function runCommand(command: string, { root, env }: FollowOptions): Promise<string> {
  const options = { cwd: root, env: { ...process.env, ...QUIET, ...env } }
  const ready = SERVERS.find(([pattern]) => pattern.test(command))?.[1]
  if (ready !== undefined) return waitUntilReady(command, ready, options)
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { ...options, encoding: "utf8" })
  if (status !== 0) throw new Error(`\`${command}\` failed, and said:\n${stdout}${stderr}`)
  return stdout + stderr
}

function waitUntilReady(command: string, ready: string, options: { readonly cwd: string }): Promise<string> {
  const child = spawn("sh", ["-c", command], { ...options, detached: true, stdio: ["ignore", "pipe", "pipe"] })
  let output = ""
  let isReady = false
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += String(chunk)
        if (isReady || !output.includes(ready)) return
        isReady = true
        // The whole group, as a terminal does it.
        if (child.pid !== undefined) process.kill(-child.pid, "SIGINT")
      })
    }
    child.once("exit", () => {
      if (isReady) resolve(output)
      else reject(new Error(`\`${command}\` ended before it was ready, and said:\n${output}`))
    })
  })
}
