export type Environment = Readonly<Record<string, string | undefined>>

/** An error that lists invalid settings, one sentence per setting. */
export class SettingsError extends Error {
  override name = "SettingsError"
}

/**
 * A reader for settings from environment variables. It collects invalid settings, so that all of them can be reported
 * together.
 */
export interface Settings {
  /** True if `NODE_ENV` is `production`. In this case, the defaults for development do not apply. */
  readonly isProduction: boolean
  readonly text: (name: string) => string | null
  /**
   * Reads a secret. In development, the argument `development` is the default. In production, the secret must be set to
   * a different value.
   */
  readonly secret: (name: string, development: string) => string
  readonly wholeNumber: (name: string, range: { preset: number; min?: number; max: number }) => number
  readonly oneOf: <Choice extends string>(name: string, choices: readonly Choice[], preset: Choice) => Choice
  /** Reads a flag, which must be `1` or `0`. Returns `false` if the variable is not set. */
  readonly flag: (name: string) => boolean
  readonly list: (name: string) => readonly string[]
  /**
   * Reads a list of origins separated by commas or spaces. If `mayBeAny` is true, the setting may also be `*`, which
   * means any origin.
   */
  readonly origins: (name: string, options?: { readonly mayBeAny: boolean }) => readonly string[]
  /**
   * Reads a setting that contains an `http:` or `https:` URL, and removes a trailing slash. Returns `null` if the
   * variable is not set.
   */
  readonly address: (name: string) => string | null
  /** Reports an invalid setting. The sentence must start with the name of the setting. */
  readonly refuse: (sentence: string) => void
}

const SHORTEST_SECRET = 16
const LEAVE_OUT = "or leave it out"

/**
 * Reads the settings of a service with `read`. If any are invalid, throws one error that lists all of them, with the
 * name of the service at the start of each line.
 */
export function readSettings<Config>(service: string, env: Environment, read: (settings: Settings) => Config): Config {
  const problems: string[] = []
  const config = read(createSettings(env, (sentence) => problems.push(`${service}: ${sentence}`)))
  if (problems.length > 0) throw new SettingsError(problems.join("\n"))
  return config
}

function createSettings(env: Environment, refuse: (sentence: string) => void): Settings {
  const isProduction = env.NODE_ENV === "production"
  const text = (name: string) => (env[name] === undefined || env[name] === "" ? null : env[name])
  const list = (name: string) =>
    (text(name) ?? "")
      .split(",")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "")

  return {
    isProduction,
    text,
    list,
    refuse,
    secret(name, development) {
      const value = text(name)
      if (!isProduction) return value ?? development
      if (value === null) refuse(`${name} is missing. Production has no default secrets: set a long random one.`)
      else if (value === development)
        refuse(`${name} is the development secret, which is public. Set a long random one.`)
      else if (value.length < SHORTEST_SECRET)
        refuse(`${name} is shorter than ${SHORTEST_SECRET} characters. Set a long random one.`)
      return value ?? ""
    },
    wholeNumber(name, { preset, min = 0, max }) {
      const value = text(name)
      if (value === null) return preset
      if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value)
      refuse(`${name} is "${value}". Set a whole number from ${min} to ${max}, ${LEAVE_OUT}.`)
      return preset
    },
    oneOf(name, choices, preset) {
      const value = text(name)
      const choice = choices.find((choice) => choice === (value ?? preset))
      if (choice === undefined) refuse(`${name} is "${value}". Set ${choices.join(" or ")}, ${LEAVE_OUT}.`)
      return choice ?? preset
    },
    flag(name) {
      const value = text(name)
      if (value !== null && value !== "0" && value !== "1") refuse(`${name} is "${value}". Set 1 or 0, ${LEAVE_OUT}.`)
      return value === "1"
    },
    origins(name, { mayBeAny } = { mayBeAny: true }) {
      const origins = list(name).flatMap((entry) => entry.split(/\s+/).map((origin) => origin.replace(/\/$/, "")))
      const wrong = origins.find((origin) => !(mayBeAny && origin === "*") && !isOrigin(origin))
      if (wrong !== undefined) {
        const any = mayBeAny ? ", or * for any" : ""
        refuse(
          `${name} holds "${wrong}", which is no origin. Write https:// and the host, without a path; commas between several${any}.`,
        )
      }
      return origins
    },
    address(name) {
      const value = text(name)
      if (value === null) return null
      if (!/^https?:\/\//.test(value) || !URL.canParse(value))
        refuse(`${name} is no address. Write https:// and the host, ${LEAVE_OUT}.`)
      return value.replace(/\/+$/, "")
    },
  }
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
