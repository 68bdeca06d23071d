import type { OperationCache } from "./operation.ts"

/** Formats the `Cache-Control` header of a call's response, which is `no-store` unless its contract allows caching. */
export function formatCacheControl(cache: OperationCache | undefined): string {
  return cache === undefined ? "no-store" : `${cache.scope}, max-age=${cache.seconds}`
}

/** Returns the cache tags of a response. Parameter names in the tags are replaced by the values of the call. */
export function getCacheTags(cache: OperationCache | undefined, values: Readonly<Record<string, unknown>>): string[] {
  return (cache?.tags ?? []).map((tag) => tag.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? "")))
}
