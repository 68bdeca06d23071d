import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"

/** A word that this repository no longer uses, in every form it takes in names and sentences. */
export interface GoneWord {
  readonly word: RegExp
  readonly instead: string
  /** Files in which it means something else: a picture is drawn, and a wheel has tires on the wire. */
  readonly except?: RegExp
}

/** History stays as it was; what others wrote stays as they wrote it; generated files follow their source. */
const NOT_READ =
  /^docs\/(spec|generated)\/|^docs\/adr\/0070-|\/generated\/|^sites\/[^/]+\/content\/|(^|\/)CHANGELOG\.md$|^scripts\/gone-words|^demo\/(artwork\/|README)|\/(examples|fixture)\//

/** Sentences and names in these are ours. */
const READ = /\.(tsx?|mts|mjs|md|css)$/

export const GONE_WORDS: readonly GoneWord[] = [
  {
    word: /\b(?:re)?draw(?:s|n)?\b|\bdrew\b|\bdraw(?=[A-Z])|(?<=[a-z])Draw(?:s|n)?(?![a-z])/,
    instead: "render",
    except: /artwork|0077-|map\/(google-basemap|map\.e2e)|new-site\.test|content-blocks\.test/,
  },
  { word: /\b(?:asleep|awake|woken|woke|data-wakes)\b/, instead: "hydrate" },
  { word: /\berrands?\b|\b[Ee]rrand[A-Z]/, instead: "handler, client" },
  {
    // schema.org has an `acceptedAnswer`.
    word: /(?<=[a-z])(?<!\baccepted)(?:Ask|Asked|Answer|Answers|Answered)(?![a-z])|\b(?:ask|asked|answer|answers)(?=[A-Z])|\b(?:const|let|function) (?:ask|answer|answers)\b/,
    instead: "request, response",
    except: /faq-list/,
  },
  {
    word: /(?<=[a-z])(?:Desk|Door)(?![a-z])|\b(?:desk|door)(?=[A-Z])|\bat (?:the|one|our) door\b/,
    instead: "handler, route",
  },
  { word: /\bplant(?:ed|s)\b/, instead: "seed" },
  { word: /\bMOST_[A-Z]/, instead: "MAX_" },
  {
    word: /\b(?:tell|told|hear|heard)(?=[A-Z])|(?<=[a-z])(?:Told|Heard)(?![a-z])|\b(?:const|let|function) (?:tell|told|hear|heard)\b/,
    instead: "emit, message, record",
  },
  { word: /\bKeptHtml\b/, instead: "static HTML" },
  {
    word: /\b[Kk]ept[ -](?:page|response)s?\b|\bKept(?:Response|Redirects|Artwork|ErrorPages)|\bkept(?:Artwork|Bytes|Responses)\b/,
    instead: "cached",
    except: /^docs\/adr\//,
  },
  { word: /rehears/i, instead: "test harness" },
  {
    word: /\bhouse(?:s\/|[A-Z])|(?<=[a-z])House(?![a-z])|\bHouse(?:Name|Style)?\b|\b(?:of|a|the|its|per|each|one|no) houses?\b/,
    instead: "brand group",
  },
  { word: /\bwitness(?:es)?\b|[wW]itness(?=[A-Z])|Witness/, instead: "sample, counterexample" },
  {
    word: /(?<=[a-z])Ground(?![a-z])|\bground(?=[A-Z])|\bGROUNDS\b|\bgrounds?\b(?!-)/,
    instead: "surface",
  },
  { word: /\bdata-look\b|\blooks\//, instead: "styles, variant" },
  { word: /\bTire(?!Hotel\b)[A-Z]|\b[Tt]ires? (?:hotel|that|of|is|are)\b/, instead: "tyre" },
]

export interface Found {
  readonly line: number
  readonly word: string
  readonly instead: string
}

/** The gone words of one file. */
export function goneWordsIn(file: string, text: string): readonly Found[] {
  const words = GONE_WORDS.filter(({ except }) => !except?.test(file))
  return text.split("\n").flatMap((line, index) =>
    words.flatMap(({ word, instead }) => {
      const [found] = word.exec(line) ?? []
      return found === undefined ? [] : [{ line: index + 1, word: found, instead }]
    }),
  )
}

/** Files of this repository whose words are ours to choose. */
export function ownFiles(root: string): readonly string[] {
  const { stdout } = spawnSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  return stdout.split("\n").filter((file) => READ.test(file) && !NOT_READ.test(file))
}

/** Every gone word of the repository, as a sentence each. */
export function findGoneWords(root: string): readonly string[] {
  return ownFiles(root).flatMap((file) =>
    goneWordsIn(file, readFileSync(`${root}/${file}`, "utf8")).map(
      ({ line, word, instead }) => `${file}:${line}: "${word}" is a word that went. Say ${instead}.`,
    ),
  )
}
