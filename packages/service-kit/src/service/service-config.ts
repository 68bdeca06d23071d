import { resolve } from "node:path"
import type { Settings } from "../settings/settings.ts"
import { type DataPlace, getVariablePrefix } from "./service-storage.ts"

/** The settings that are common to all services. */
export interface ServiceConfig extends DataPlace {
  /** The API key that sites send in the `x-api-key` header. */
  readonly apiKey: string
  /** The factor by which the rate limits of calls are multiplied. Always 1 in production. */
  readonly budgetFactor: number
  readonly isDevelopment: boolean
}

export interface ServicePresets {
  readonly data: string
  /**
   * The API key that an application sets when it runs several services. @default the key in the environment variable of
   * the service
   */
  readonly apiKey?: string
}

/**
 * Reads the settings that are common to all services: `FORECOURT_DATA`, and the variables of the service that end in
 * `_DATABASE`, `_KEY` and `_BUDGET_FACTOR`.
 */
export function readServiceConfig(
  { text, secret, wholeNumber, isProduction }: Settings,
  name: string,
  { data, apiKey }: ServicePresets,
): ServiceConfig {
  const variables = getVariablePrefix(name)
  const budgetFactor = wholeNumber(`${variables}_BUDGET_FACTOR`, { preset: 1, min: 1, max: 9999 })
  return {
    dataFolder: resolve(text("FORECOURT_DATA") ?? data),
    database: text(`${variables}_DATABASE`),
    apiKey: apiKey ?? secret(`${variables}_KEY`, "forecourt-local-key"),
    budgetFactor: isProduction ? 1 : budgetFactor,
    isDevelopment: !isProduction,
  }
}
