import { createSlidingWindow } from "../visitor/sliding-window.ts"

const MAX_WRONG = 10
/**
 * The maximum number of wrong secrets from all networks together. A limit for each network is not sufficient: without a
 * trusted proxy, a client can pretend to be in a different network each time.
 */
const MAX_WRONG_OF_ALL = 200
const WINDOW_MS = 10 * 60 * 1000

/** The limit on attempts to guess the editing secret, shared by all routes that check it. */
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
 * The key under which the limit is stored globally, since a bundler may create a copy of this module for each route.
 */
const KEY = Symbol.for("forecourt.secret-limit")

type Shared = typeof globalThis & { [KEY]?: SecretLimit }

export function getSharedSecretLimit(): SecretLimit {
  const shared = globalThis as Shared
  shared[KEY] ??= createSecretLimit()
  return shared[KEY]
}
