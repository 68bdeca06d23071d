import type { ContentMode } from "@forecourt/api-clients/content"
import type { SiteServiceName } from "@forecourt/contracts/site-services"
import { readSettings, type Settings, SettingsError } from "@forecourt/service-kit/settings"
import type { ServiceAccess } from "./services/service-route.ts"
import { listServices, SERVICE_NAMES, SERVICES } from "./services/site-services.ts"

/** The settings of a site that differ between machines. They contain secrets and must be read only on the server. */
export interface Environment {
  readonly content: {
    readonly url: string
    readonly mode: ContentMode
    readonly contextId: string
    readonly apiKey: string
    /** The total time in milliseconds that a page waits for responses of the platform. */
    readonly patienceMs: number
    /** The identifier of the article template, for platforms that do not support template names. */
    readonly articleTemplate?: string
  }
  /** The personalisation service, to which page views are sent. */
  readonly personalisation: {
    readonly url: string
    readonly contextId: string
  }
  readonly services: Readonly<Record<SiteServiceName, ServiceAccess>>
  /**
   * The number of trusted proxies between visitors and the site. Each proxy appends the IP address of its client to
   * `X-Forwarded-For`.
   */
  readonly proxies: number
  /** The secret that the front proxy and the Next.js server share. A site without a front proxy has none. */
  readonly frontSecret?: string
  /** The port on which the site serves its metrics. If omitted, the site serves none. */
  readonly metricsPort?: number
  /**
   * The time in milliseconds for which the site still responds after a stop signal. It gives the load balancer time to
   * notice the stop.
   */
  readonly drainMs: number
  /**
   * The origins of the other instances of this site, such as `http://site:3200`. This instance passes publish notices
   * on to them.
   */
  readonly peers: readonly string[]
  readonly editing: {
    readonly secret: string
    /**
     * The token with which the site's own editor writes to the content platform. If it is empty, the site has no
     * editor.
     */
    readonly authoringToken: string
    /** The origins of the editors that may show the site in a frame. */
    readonly origins: readonly string[]
  }
  readonly revalidateSecret: string
  /** The blocks that throw on purpose, to test failures. @default none */
  readonly faultyBlocks: readonly string[]
  /** The URL of the event stream in which `npm run dev` reports changes. `null` outside development. */
  readonly devEvents: string | null
  /** The path of the file to which `npm run dev` writes the site's compiled redirects. `null` outside development. */
  readonly devRedirects: string | null
}

type Variables = Readonly<Record<string, string | undefined>>

/** The origins of the platform vendor's editors, which may always show the site in a frame. */
const EDITOR_ORIGINS = [
  "https://pages.sitecorecloud.io",
  "https://xmapps.sitecorecloud.io",
  "https://designlibrary.sitecorecloud.io",
  "https://app.sitecorecloud.io",
]

/**
 * The number of seconds for which a page waits for the platform. This is enough for one response that takes three
 * seconds, but not for two in succession.
 */
const PATIENCE_SECONDS = 5

/**
 * The number of seconds that a load balancer needs to notice that the site is stopping. The load balancer is assumed to
 * check the site every one or two seconds.
 */
const DRAIN_SECONDS = 5

/** The defaults with which a newly cloned repository runs without configuration. */
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

/** Returns the problems that prevent a start, such as the default secrets in production. */
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
