import { isSafeTarget, UNSAFE_TARGET } from "./safe-target.ts"
import type { HostRule, RedirectRule, RedirectStatus, RedirectTable } from "./table.types.ts"

const STATUSES: readonly unknown[] = [301, 302, 307, 308]

/**
 * Reads a site's table, as `schemas/site/redirect-table.schema.json` describes it.
 *
 * @throws when it does not fit: a table is reviewed and built with the site, so a mistake in it stops the build.
 */
export function readTable(json: unknown): RedirectTable {
  if (!isRecord(json) || typeof json.site !== "string") throw refusal("", 'is no table. Give it a "site" and "rules"')
  return {
    site: json.site,
    hosts: listOf(json.hosts, "/hosts").map(readHost),
    rules: listOf(json.rules, "/rules").map(readRule),
  }
}

function readHost(host: unknown, index: number): HostRule {
  const at = `/hosts/${index}`
  if (!isRecord(host) || !isHost(host.from) || !isHost(host.to))
    throw refusal(at, 'needs "from" and "to", each a host such as www.example.com')
  return { from: host.from.toLowerCase(), to: host.to.toLowerCase() }
}

function readRule(rule: unknown, index: number): RedirectRule {
  const at = `/rules/${index}`
  if (!isRecord(rule)) throw refusal(at, "is no rule")
  const { source, target, status = 308, keepsQuery = true } = rule
  if (typeof source !== "string" || !/^\/(?!\/)[^?#\\]*$/.test(source))
    throw refusal(`${at}/source`, "must be a path, without a query string")
  if (typeof target !== "string" || !isSafeTarget(target)) throw refusal(`${at}/target`, UNSAFE_TARGET)
  if (!STATUSES.includes(status)) throw refusal(`${at}/status`, "must be 301, 302, 307 or 308")
  if (typeof keepsQuery !== "boolean") throw refusal(`${at}/keepsQuery`, "must be true or false")
  return { id: at, source, target, status: status as RedirectStatus, keepsQuery }
}

function listOf(value: unknown, at: string): readonly unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw refusal(at, "must be a list")
  return value
}

function isHost(value: unknown): value is string {
  return typeof value === "string" && /^[a-z0-9.-]+(:\d+)?$/i.test(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function refusal(at: string, problem: string): Error {
  return new Error(`readTable: ${at || "the table"} ${problem}.`)
}
