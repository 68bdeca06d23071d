import type { ContentMode } from "@forecourt/api-clients/content"
import type { SiteServiceName } from "@forecourt/contracts/site-services"
import { readSettings, type Settings, SettingsError } from "@forecourt/service-kit/settings"
import type { ServiceAccess } from "./services/service-route.ts"
import { listServices, SERVICE_NAMES, SERVICES } from "./services/site-services.ts"

/** The settings that differ between the machines of a site. Read on the server only; contains secrets. */
export interface Environment {
  readonly content: {
    readonly url: string
    readonly mode: ContentMode
    readonly contextId: string
    readonly apiKey: string
    /** The time in milliseconds that a page waits for all responses of the platform. */
    readonly patienceMs: number
    /** The identifier of the articles' template, on a platform that does not support template names. */
    readonly articleTemplate?: string
  }
  /** The personalisation service, which receives page views. */
  readonly personalisation: {
    readonly url: string
    readonly contextId: string
  }
  readonly services: Readonly<Record<SiteServiceName, ServiceAccess>>
  /** The number of proxies between visitors and the site; each adds the address of its client. */
  readonly proxies: number
  /**
   * The secret that the front (the proxy before the Next server) shares with its Next server. A site without a front
   * has none.
   */
  readonly frontSecret?: string
  /** The port for the metrics of the site. If omitted, the site has no metrics. */
  readonly metricsPort?: number
  /**
   * The time in milliseconds for which the site continues to respond after a stop signal, until the load balancer has
   * noticed the stop.
   */
  readonly drainMs: number
  /** Other instances of the site, which receive publish notices: origins such as `http://site:3200`. */
  readonly peers: readonly string[]
  readonly editing: {
    readonly secret: string
    /**
     * The token with which the site's own editor writes to the content platform. Empty when the site has no editor.
     */
    readonly authoringToken: string
    /** Origins whose editors may show the site in a frame. */
    readonly origins: readonly string[]
  }
  readonly revalidateSecret: string
  /** The blocks that throw on purpose, to test failures. @default none */
  readonly faultyBlocks: readonly string[]
  /** The URL of the change events of `npm run dev`. `null` outside development. */
  readonly devEvents: string | null
  /** The file to which `npm run dev` writes the compiled redirects of the site. `null` outside development. */
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
 * The time in seconds after which the last valid page is served or, if there is none, the error page. It is shorter
 * than two responses of a platform that takes three seconds for each.
 */
const PATIENCE_SECONDS = 5

/** The time in seconds within which a load balancer notices the stop, if it checks its servers every second or two. */
const DRAIN_SECONDS = 5

/** The values for the embedded platform, so that a fresh clone runs without configuration. */
const LOCAL = {
  url: "http://localhost:4300",
  contextId: "forecourt-local-context",
  apiKey: "forecourt-local-key",
  editingSecret: "forecourt-local-secret",
  authoringToken: "forecourt-local-authoring",
  revalidateSecret: "forecourt-local-secret",
}

/**
 * Reads the environment variables of a site. {@link findProblems} reports whether it may start with them.
 * @throws all invalid values, a line for each.
 */
export function readEnvironment(variables: Variables): Environment {
  return readSettings("site", variables, (settings) => readSite(settings, variables))
}

function readSite(settings: Settings, variables: Variables): Environment {
  const { text, address, origins, oneOf, list, wholeNumber, isProduction } = settings
  const url = address("FORECOURT_CONTENT_URL") ?? LOCAL.url
  const contextId = variables.FORECOURT_CONTEXT_ID ?? LOCAL.contextId
  const readSeconds = (name: string, min: number, preset: number) =>
    1000 * wholeNumber(name, { preset, min, max: MOST })
  const articleTemplate = text("FORECOURT_STORY_TEMPLATE")
  const frontSecret = text("FORECOURT_FRONT_SECRET")
  const metricsPort = wholeNumber("FORECOURT_METRICS_PORT", { preset: 0, min: 1, max: 65_535 })
  return {
    content: {
      url,
      mode: oneOf("FORECOURT_CONTENT_MODE", ["edge", "local"], "edge"),
      contextId,
      apiKey: variables.FORECOURT_API_KEY ?? LOCAL.apiKey,
      patienceMs: readSeconds("FORECOURT_PATIENCE_SECONDS", 1, PATIENCE_SECONDS),
      ...(articleTemplate !== null && { articleTemplate }),
    },
    personalisation: { url: address("FORECOURT_PERSONALISATION_URL") ?? url, contextId },
    services: Object.fromEntries(
      SERVICE_NAMES.map((name) => [name, readAccess(settings, variables, SERVICES[name].variables, url)]),
    ) as Environment["services"],
    proxies: wholeNumber("FORECOURT_PROXIES", { preset: 0, max: MOST }),
    ...(frontSecret !== null && { frontSecret }),
    ...(metricsPort > 0 && { metricsPort }),
    drainMs: readSeconds("FORECOURT_DRAIN_SECONDS", 0, DRAIN_SECONDS),
    peers: origins("FORECOURT_PEERS", { mayBeAny: false }),
    editing: {
      secret: variables.FORECOURT_EDITING_SECRET ?? LOCAL.editingSecret,
      authoringToken: variables.FORECOURT_AUTHORING_TOKEN ?? (isProduction ? "" : LOCAL.authoringToken),
      origins: [...EDITOR_ORIGINS, ...origins("FORECOURT_EDITING_ORIGINS", { mayBeAny: false })],
    },
    revalidateSecret: variables.FORECOURT_REVALIDATE_SECRET ?? LOCAL.revalidateSecret,
    faultyBlocks: list("FORECOURT_FAULTY_BLOCKS").flatMap((names) => names.split(/\s+/)),
    devEvents: variables.FORECOURT_DEV_EVENTS ?? null,
    devRedirects: variables.FORECOURT_DEV_REDIRECTS ?? null,
  }
}

/**
 * Returns the problems that prevent a site from starting, one sentence each. In production no development secret is
 * accepted.
 */
export function findProblems(variables: Variables, switches: Parameters<typeof listServices>[0]): readonly string[] {
  try {
    readSettings("site", variables, (settings) => checkSecrets(settings, readSite(settings, variables), switches))
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split("\n")
    throw error
  }
}

function checkSecrets(
  { secret, text, refuse, isProduction }: Settings,
  { services }: Environment,
  switches: Parameters<typeof listServices>[0],
): void {
  if (isProduction) {
    secret("FORECOURT_EDITING_SECRET", LOCAL.editingSecret)
    secret("FORECOURT_REVALIDATE_SECRET", LOCAL.revalidateSecret)
    // Without a token the site has no editor.
    if (text("FORECOURT_AUTHORING_TOKEN") !== null) secret("FORECOURT_AUTHORING_TOKEN", LOCAL.authoringToken)
  }
  for (const name of listServices(switches)) {
    const { variables, title, option = `"${name}"` } = SERVICES[name]
    const key = `${variables}_KEY`
    if (isProduction) secret(key, LOCAL.apiKey)
    else if (services[name].key === "")
      refuse(
        `${key} is missing, and the ${title} is not on this machine. Set it, or take ${option} out of site.config.ts.`,
      )
  }
}

export function isLocal(url: string): boolean {
  return URL.canParse(url) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname)
}

const MOST = 9999

function readAccess(
  { address, oneOf, wholeNumber }: Settings,
  variables: Variables,
  prefix: string,
  contentUrl: string,
): ServiceAccess {
  const url = address(`${prefix}_URL`) ?? contentUrl
  return {
    url,
    key: variables[`${prefix}_KEY`] ?? (isLocal(url) ? LOCAL.apiKey : ""),
    credentials: oneOf(`${prefix}_CREDENTIALS`, ["body", "query"], "body"),
    budgetFactor: wholeNumber(`${prefix}_BUDGET_FACTOR`, { preset: 1, min: 1, max: MOST }),
  }
}
