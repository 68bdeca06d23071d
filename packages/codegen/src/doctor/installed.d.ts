/** Lists the packages that differ from the lock file, `react is 18.0.0`. Returns `null` when nothing is installed. */
export declare function differencesFromLock(root: string): string[] | null
