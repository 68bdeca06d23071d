import type { ContentMode } from "@forecourt/api-clients/content"
import type { CredentialsForm } from "@forecourt/api-clients/service-http"
import { readMessage } from "@forecourt/contracts/read-message"
import type { SiteServiceName } from "@forecourt/contracts/site-services"
import type { ServiceAccess } from "./services/service-route.ts"
import { SERVICE_NAMES, SERVICES, servicesOf } from "./services/site-services.ts"

/** What differs between the machines a site runs on. Read on the server only; holds secrets. */
export interface Environment {
  readonly content: {
    readonly url: string
    readonly mode: ContentMode
    readonly contextId: string
    readonly apiKey: string
    /** How long a page waits for all that the platform has to say. */
    readonly patienceMs: number
    /** Identifier of the template of stories, on a platform that does not know templates by name. */
    readonly storyTemplate?: string
  }
  /** The personalisation service, which is told about page views. */
  readonly personalisation: {
    readonly url: string
    readonly contextId: string
  }
  /** Where the services are, by their names. */
  readonly services: Readonly<Record<SiteServiceName, ServiceAccess>>
  /** How many servers stand between visitors and the site; each adds the address that it was asked from. */
  readonly proxies: number
  /** What the front and its Next share; a site that runs without a front has none. */
  readonly frontSecret?: string
  /** Where the site's metrics are; without it nowhere. */
  readonly metricsPort?: number
  /** How long the site still answers once it is told to stop: until its balancer has noticed, in milliseconds. */
  readonly drainMs: number
  /** Other instances of the site, which are told what was published: origins such as `http://site:3200`. */
  readonly peers: readonly string[]
  readonly editing: {
    readonly secret: string
    /** Lets our own editor write into the content platform; empty where nobody edits by it. */
    readonly authoringToken: string
    /** Origins whose editors may show the site in a frame. */
    readonly origins: readonly string[]
  }
  readonly revalidateSecret: string
  /** Blocks that throw on purpose, to try out a failure; none in ordinary life. */
  readonly faultyBlocks: readonly string[]
  /** Where `npm run dev` says what has changed; `null` everywhere else. */
  readonly devEvents: string | null
  /** Where `npm run dev` writes the site's compiled redirects; `null` everywhere else. */
  readonly devRedirects: string | null
}

type Variables = Readonly<Record<string, string | undefined>>

/** The editors of the platform's vendor, allowed everywhere. */
const EDITOR_ORIGINS = [
  "https://pages.sitecorecloud.io",
  "https://xmapps.sitecorecloud.io",
  "https://designlibrary.sitecorecloud.io",
  "https://app.sitecorecloud.io",
]

/**
 * Whoever waits longer is better served with the last good page or, where there is none, the one that says so. Less
 * than two responses of a platform that takes three seconds for each.
 */
const PATIENCE_SECONDS = 5

/** A balancer that asks for the health of its servers every second or two has noticed by then. */
const DRAIN_SECONDS = 5

/** Those of the embedded platform, so that a fresh clone runs without configuration. */
const LOCAL = {
  url: "http://localhost:4300",
  contextId: "forecourt-local-context",
  apiKey: "forecourt-local-key",
  editingSecret: "forecourt-local-secret",
  authoringToken: "forecourt-local-authoring",
  revalidateSecret: "forecourt-local-secret",
}

/**
 * Reads the environment variables of a site. Whether it may start with them is told by {@link problemsOf}.
 *
 * @throws when one cannot be used.
 */
export function readEnvironment(variables: Variables): Environment {
  const url = readUrl(variables.FORECOURT_CONTENT_URL ?? LOCAL.url)
  const contextId = variables.FORECOURT_CONTEXT_ID ?? LOCAL.contextId
  return {
    content: {
      url,
      mode: readMode(variables.FORECOURT_CONTENT_MODE),
      contextId,
      apiKey: variables.FORECOURT_API_KEY ?? LOCAL.apiKey,
      patienceMs: 1000 * readNumber(variables, "FORECOURT_PATIENCE_SECONDS", { least: 1, usual: PATIENCE_SECONDS }),
      ...(variables.FORECOURT_STORY_TEMPLATE && { storyTemplate: variables.FORECOURT_STORY_TEMPLATE }),
    },
    personalisation: {
      url: readUrl(variables.FORECOURT_PERSONALISATION_URL ?? url, "FORECOURT_PERSONALISATION_URL"),
      contextId,
    },
    services: Object.fromEntries(
      SERVICE_NAMES.map((name) => [name, readAccess(variables, SERVICES[name].variables, url)]),
    ) as Environment["services"],
    proxies: readNumber(variables, "FORECOURT_PROXIES", { least: 0 }),
    ...(variables.FORECOURT_FRONT_SECRET && { frontSecret: variables.FORECOURT_FRONT_SECRET }),
    ...(variables.FORECOURT_METRICS_PORT && {
      metricsPort: readNumber(variables, "FORECOURT_METRICS_PORT", { least: 1, most: 65_535 }),
    }),
    drainMs: 1000 * readNumber(variables, "FORECOURT_DRAIN_SECONDS", { least: 0, usual: DRAIN_SECONDS }),
    peers: readOrigins(variables.FORECOURT_PEERS, "FORECOURT_PEERS"),
    editing: {
      secret: variables.FORECOURT_EDITING_SECRET ?? LOCAL.editingSecret,
      authoringToken:
        variables.FORECOURT_AUTHORING_TOKEN ?? (variables.NODE_ENV === "production" ? "" : LOCAL.authoringToken),
      origins: [...EDITOR_ORIGINS, ...readOrigins(variables.FORECOURT_EDITING_ORIGINS, "FORECOURT_EDITING_ORIGINS")],
    },
    revalidateSecret: variables.FORECOURT_REVALIDATE_SECRET ?? LOCAL.revalidateSecret,
    faultyBlocks: (variables.FORECOURT_FAULTY_BLOCKS ?? "").split(/[\s,]+/).filter(Boolean),
    devEvents: variables.FORECOURT_DEV_EVENTS ?? null,
    devRedirects: variables.FORECOURT_DEV_REDIRECTS ?? null,
  }
}

/** What keeps a site from starting, one sentence each. In production no secret of development is taken for granted. */
export function problemsOf(variables: Variables, switches: Parameters<typeof servicesOf>[0]): readonly string[] {
  const { environment, problem } = tryToRead(variables)
  if (environment === null) return [problem]
  if (variables.NODE_ENV === "production") {
    const secrets = {
      FORECOURT_EDITING_SECRET: LOCAL.editingSecret,
      FORECOURT_REVALIDATE_SECRET: LOCAL.revalidateSecret,
      // Without one the site has no editor.
      ...(variables.FORECOURT_AUTHORING_TOKEN && { FORECOURT_AUTHORING_TOKEN: LOCAL.authoringToken }),
      ...Object.fromEntries(servicesOf(switches).map((name) => [keyNameOf(name), LOCAL.apiKey])),
    }
    return Object.entries(secrets).flatMap(([name, development]) => problemWith(name, variables[name], development))
  }
  return servicesOf(switches)
    .filter((name) => environment.services[name].key === "")
    .map(
      (name) =>
        `${keyNameOf(name)}: is missing, and the ${SERVICES[name].title} is not on this machine. Set it, or take ${SERVICES[name].option ?? `"${name}"`} out of site.config.ts.`,
    )
}

function keyNameOf(name: SiteServiceName): string {
  return `${SERVICES[name].variables}_KEY`
}

function tryToRead(variables: Variables) {
  try {
    return { environment: readEnvironment(variables), problem: "" }
  } catch (error) {
    return { environment: null, problem: readMessage(error) }
  }
}

const SHORTEST_SECRET = 16

/** As services refuse theirs. */
function problemWith(name: string, given: string | undefined, development: string): string[] {
  if (!given) return [`${name}: is missing. Production has no secrets of its own: set a long random one.`]
  if (given === development)
    return [`${name}: is the one of development, which everybody knows. Set a long random one.`]
  if (given.length < SHORTEST_SECRET)
    return [`${name}: is shorter than ${SHORTEST_SECRET} characters. Set a long random one.`]
  return []
}

/** Whether an address is on this machine. */
export function isLocal(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname)
}

function readUrl(value: string, name = "FORECOURT_CONTENT_URL"): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name}: is no web address. Set it to the service's, such as https://edge.example.`)
  }
  return url.href.replace(/\/$/, "")
}

function readMode(value = "edge"): ContentMode {
  if (value === "edge" || value === "local") return value
  throw new Error(`FORECOURT_CONTENT_MODE: "${value}" is no mode. Set it to edge or local.`)
}

/** Where a service is, from its variables: with the content platform when they do not say otherwise. */
function readAccess(variables: Variables, prefix: string, contentUrl: string): ServiceAccess {
  const url = readUrl(variables[`${prefix}_URL`] ?? contentUrl, `${prefix}_URL`)
  return {
    url,
    key: variables[`${prefix}_KEY`] ?? (isLocal(url) ? LOCAL.apiKey : ""),
    credentials: readCredentialsForm(variables, `${prefix}_CREDENTIALS`),
    budgetFactor: readNumber(variables, `${prefix}_BUDGET_FACTOR`, { least: 1 }),
  }
}

function readCredentialsForm(variables: Variables, name: string): CredentialsForm {
  const value = variables[name] ?? "body"
  if (value === "body" || value === "query") return value
  throw new Error(`${name}: "${value}" is no form. Set it to body or query.`)
}

interface NumberRange {
  readonly least: number
  /** @default the least */
  readonly usual?: number
  /** @default 9999 */
  readonly most?: number
}

function readNumber(variables: Variables, name: string, { least, most = 9999, usual = least }: NumberRange): number {
  const value = variables[name] || String(usual)
  if (/^\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value)
  throw new Error(`${name}: "${value}" cannot be used. Set a whole number from ${least} to ${most}, or leave it out.`)
}

function readOrigins(list = "", name: string): string[] {
  return list
    .split(/[\s,]+/)
    .filter((origin) => origin !== "")
    .map((origin) => {
      if (URL.canParse(origin) && /^https?:/.test(origin)) return new URL(origin).origin
      throw new Error(`${name}: "${origin}" is no origin. List origins such as https://one.example.`)
    })
}
