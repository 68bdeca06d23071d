import type { OperationCache } from "./operation.ts"

/** `Cache-Control` of a call's response: nobody keeps it unless its contract says so. */
export function formatCacheControl(cache: OperationCache | undefined): string {
  return cache === undefined ? "no-store" : `${cache.scope}, max-age=${cache.seconds}`
}

/** What makes a response stale before its time, with the values of the call in place of their names. */
export function getCacheTags(cache: OperationCache | undefined, values: Readonly<Record<string, unknown>>): string[] {
  return (cache?.tags ?? []).map((tag) => tag.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? "")))
}
