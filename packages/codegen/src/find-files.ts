import { globSync } from "node:fs"

/** Finds the files that match a glob pattern. The paths are relative to the folder, sorted, and contain only slashes. */
export function findFiles(
  folder: string,
  pattern: string | readonly string[],
  exclude: readonly string[] = [],
): string[] {
  return globSync(pattern, { cwd: folder, exclude })
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
}
