import { execFileSync, spawnSync } from "node:child_process"
import { chownSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"

export interface ThrowAwayPostgres {
  readonly newDatabase: () => Promise<string>
  readonly end: () => void
}

const SUPERUSER = "forecourt"

/** Returns whether the programs for creating a Postgres cluster are installed. */
export function hasPostgres(): boolean {
  return ["initdb", "pg_ctl", "postgres"].every((program) => spawnSync(program, ["--version"]).status === 0)
}

/** Starts a Postgres cluster in a temporary folder. It can be reached only through a socket in this folder. */
export function startPostgres(): ThrowAwayPostgres {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-postgres-"))
  const owner = findOwner(folder)
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { ...owner, cwd: folder, stdio: "ignore" })
  const cluster = join(folder, "cluster")
  run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", `--username=${SUPERUSER}`, "-D", cluster)
  run("pg_ctl", "-D", cluster, "-w", "-o", `-k ${folder} -c listen_addresses= -c fsync=off`, "start")

  let databases = 0
  const buildAddress = (database: string) => `postgres://${SUPERUSER}@localhost/${database}?host=${folder}`
  return {
    async newDatabase() {
      databases += 1
      const client = new pg.Client(buildAddress("postgres"))
      await client.connect()
      await client.query(`create database tried_${databases}`)
      await client.end()
      return buildAddress(`tried_${databases}`)
    },
    end() {
      run("pg_ctl", "-D", cluster, "-m", "immediate", "stop")
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Returns the user that runs Postgres if the tests run as root, since Postgres cannot run as root. The user is
 * `postgres` if it exists, otherwise the user with the id 65534. Returns an empty object if the tests do not run as
 * root.
 */
function findOwner(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const findId = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout) || 65_534
  const owner = { uid: findId("-u"), gid: findId("-g") }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}
