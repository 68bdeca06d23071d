/** What is installed otherwise than the lock file says, `react is 18.0.0`; `null` when nothing is installed. */
export declare function differencesFromLock(root: string): string[] | null
