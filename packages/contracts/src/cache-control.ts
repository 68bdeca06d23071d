import type { OperationCache } from "./operation.ts"

/**
 * Formats the `Cache-Control` header for the response to a call. It is `no-store` unless the contract allows caching.
 */
export function formatCacheControl(cache: OperationCache | undefined): string {
  return cache === undefined ? "no-store" : `${cache.scope}, max-age=${cache.seconds}`
}

/**
 * Returns the cache tags of a response. Placeholders such as `{id}` are replaced by the parameter values of the call.
 */
export function getCacheTags(cache: OperationCache | undefined, values: Readonly<Record<string, unknown>>): string[] {
  return (cache?.tags ?? []).map((tag) => tag.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? "")))
}
