import { createSlidingWindow } from "../visitor/sliding-window.ts"

/** The maximum number of wrong secrets that one network may send in ten minutes. */
const MAX_WRONG = 10
/**
 * The maximum number of wrong secrets from all networks together. It is needed because, without a trusted proxy, a
 * client can pretend to be in a different network for each attempt.
 */
const MAX_WRONG_OF_ALL = 200
const WINDOW_MS = 10 * 60 * 1000

/** The limit on attempts to guess the editing secret. All routes that check the secret share it. */
export type SecretLimit = ReturnType<typeof createSecretLimit>

export function createSecretLimit(now?: () => number) {
  const options = { windowMs: WINDOW_MS, ...(now && { now }) }
  const [ofNetwork, ofAll] = [createSlidingWindow(options), createSlidingWindow(options)]
  return {
    waitMs: (network: string) => Math.max(ofNetwork.waitMs(network, MAX_WRONG), ofAll.waitMs("", MAX_WRONG_OF_ALL)),
    countWrong(network: string): void {
      ofNetwork.count(network)
      ofAll.count("")
    },
  }
}

/**
 * The key of the global property in which the process stores the limit. A module variable would not be shared, since a
 * bundler may give each route a copy of this module.
 */
const KEY = Symbol.for("forecourt.secret-limit")

type Shared = typeof globalThis & { [KEY]?: SecretLimit }

export function getSharedSecretLimit(): SecretLimit {
  const shared = globalThis as Shared
  shared[KEY] ??= createSecretLimit()
  return shared[KEY]
}
