// The sources other than code, and the steps before a page shows a change of them. Each returns its problems.
import { globSync } from "node:fs"
import { readMessage } from "@forecourt/contracts/read-message"
import { redirectsCommand } from "@forecourt/redirects/command"
import { buildTheme } from "../../packages/ui-kit/src/tokens/build-theme.ts"
import { SECRETS } from "../servers.ts"

export interface TakenContent {
  readonly problems: readonly string[]
  /**
   * True if reloading has changed the stored content, so that pages rendered before the time `since` are out of date.
   */
  readonly hasChanged: boolean
  readonly since: number
}

export async function takeContent(platform: string): Promise<TakenContent> {
  const response = await fetch(`${platform}/authoring/seed`, {
    method: "POST",
    headers: { authorization: `Bearer ${SECRETS.FORECOURT_AUTHORING_TOKEN}` },
  }).catch(() => null)
  if (response === null) return nothing("content: the platform does not answer. Its output is in the terminal.")
  const reply = await response.json()
  return response.ok ? reply : nothing(reply.error)
}

const nothing = (problem: string): TakenContent => ({ problems: [problem], hasChanged: false, since: 0 })

export function takeTokens(root: string, sites: readonly string[]): readonly string[] {
  const themes = sites.flatMap((site) => globSync(`sites/${site}/theme/theme.resolver.json`, { cwd: root }))
  return ["packages/ui-kit/src/tokens/kit.resolver.json", ...themes].flatMap((resolver) =>
    readProblems(() => buildTheme(`${root}/${resolver}`)),
  )
}

export async function compileRedirects(root: string, sites: readonly string[]): Promise<boolean> {
  const io = { root, log: () => {}, complain: () => {} }
  const compiled = await Promise.all(
    sites.map((site) =>
      redirectsCommand(["compile", getTable(site)], io).then(
        () => true,
        () => false,
      ),
    ),
  )
  return compiled.includes(true)
}

export async function checkRedirects(root: string, sites: readonly string[]): Promise<readonly string[]> {
  const problems = await Promise.all(
    sites.map((site) =>
      readFindings(root, getTable(site)).catch((error) => [`${getTable(site)}: ${readMessage(error)}`]),
    ),
  )
  return problems.flat()
}

const getTable = (site: string) => `redirects/${site}.redirects.json`

async function readFindings(root: string, file: string): Promise<readonly string[]> {
  let report = ""
  const append = (text: string) => {
    report += text
  }
  await redirectsCommand(["check", "--json", file], { root, log: append, complain: append })
  const { sites }: Report = JSON.parse(report)
  return sites
    .flatMap(({ findings }) => findings)
    .filter(({ severity }) => severity === "error")
    .map(({ file, line, message, cure }) => `${line === undefined ? file : `${file}:${line}`}: ${message}. ${cure}`)
}

interface Report {
  readonly sites: readonly {
    readonly findings: readonly {
      readonly file: string
      readonly line?: number
      readonly severity: string
      readonly message: string
      readonly cure: string
    }[]
  }[]
}

function readProblems(take: () => unknown): readonly string[] {
  try {
    take()
    return []
  } catch (error) {
    return [readMessage(error)]
  }
}
