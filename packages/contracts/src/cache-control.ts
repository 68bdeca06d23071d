import type { OperationCache } from "./operation.ts"

/**
 * Formats the `Cache-Control` header for the response to a call. The header is `no-store` unless the contract allows
 * the response to be cached.
 */
export function formatCacheControl(cache: OperationCache | undefined): string {
  return cache === undefined ? "no-store" : `${cache.scope}, max-age=${cache.seconds}`
}

/**
 * Returns the cache tags of a response. Placeholders in the tags, such as `{id}`, are replaced by the values of the
 * call's parameters.
 */
export function getCacheTags(cache: OperationCache | undefined, values: Readonly<Record<string, unknown>>): string[] {
  return (cache?.tags ?? []).map((tag) => tag.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? "")))
}
