export interface WordRule {
  readonly words: RegExp
  readonly instead: string
  /**
   * Matches the files in which the words are allowed, since they have another meaning in these files. For example,
   * "draw" is allowed in code for artwork.
   */
  readonly except?: RegExp
}

const ARCHAISMS: readonly WordRule[] = [
  { words: /\banew\b/gi, instead: "again" },
  { words: /\bwhoever\b/gi, instead: "anyone who, the caller" },
  { words: /\bwhatever\b/gi, instead: "any" },
  { words: /\bnobody\b/gi, instead: "no one" },
  { words: /\bbesides?\b/gi, instead: "next to, in addition to" },
  { words: /\btold\s+apart\b/gi, instead: "distinguished" },
  { words: /\btold\b(?!\s+apart\b)/gi, instead: "notified, reported" },
  { words: /\b(?:stands?|stood)\b(?!\s+(?:in\s+)?for\b)/gi, instead: "is, is rendered" },
  { words: /\bcomes?\b(?!\s+(?:from|with|before|after|first|last|back)\b)/gi, instead: "arrives, loads" },
  { words: /\bmend(?:s|ed|ing)?\b/gi, instead: "fix" },
  { words: /\bask(?:s|ed)?\s+for\b/gi, instead: "request" },
  { words: /\b(?:is|are|was|were|be)\s+had\b/gi, instead: "is available" },
  { words: /\bby\s+itself\b/gi, instead: "automatically" },
  { words: /\bof\s+(?:its|their)\s+own\b/gi, instead: "separate" },
  { words: /\b(?:go|goes|went|going)\s+on\b(?!\s+to\b)/gi, instead: "continue" },
  {
    words: /\b(?:whence|wherein|whereof|whereupon|thereof|therein|hither|henceforth|lest|thus|hence|upon|naught)\b/gi,
    instead: "a plain word",
  },
]

const AMERICAN: readonly WordRule[] = [
  { words: /\bcolors?\b/gi, instead: "colour" },
  { words: /\bbehaviors?\b/gi, instead: "behaviour" },
  { words: /\bfavor(?:s|ed|ite|ites)?\b/gi, instead: "favour" },
  { words: /\bcatalogs?\b/gi, instead: "catalogue" },
  { words: /\b(?:cancel|label|model|travel|signal)(?:ed|ing)\b/gi, instead: "the word with two l's" },
  { words: /\bcenter(?:s|ed)?\b/gi, instead: "centre" },
]

export const PLAIN_WORDS: readonly WordRule[] = [...ARCHAISMS, ...AMERICAN]

const ARTWORK = /artwork|map\/(google-basemap|map\.e2e)/

export const GONE_WORDS: readonly WordRule[] = [
  { words: /\b(?:re)?draw(?:s|n)?\b|\bdrew\b/g, instead: "render", except: ARTWORK },
  { words: /\b(?:asleep|awake|woken|woke)\b/g, instead: "hydrate" },
  { words: /\berrands?\b/g, instead: "handler, client" },
  { words: /\bat\s+(?:the|one|our)\s+door\b/g, instead: "handler, route" },
  { words: /\bplant(?:ed|s)\b/g, instead: "seed" },
  { words: /\b[Kk]ept[ -](?:page|response)s?\b/g, instead: "cached", except: /^docs\/adr\// },
  { words: /rehears/gi, instead: "test harness" },
  { words: /\bHouse\b|\b(?:of|a|the|its|per|each|one|no)\s+houses?\b/g, instead: "brand group" },
  { words: /\bwitness(?:es)?\b/gi, instead: "sample, counterexample" },
  { words: /\bgrounds?\b(?!-)/g, instead: "surface" },
  { words: /\b[Tt]ires?\s+(?:hotel|that|of|is|are)\b/g, instead: "tyre" },
]
