import type { TxtNode } from "@textlint/ast-node-types"
import type { TextlintRuleModule } from "@textlint/types"
import { GONE_WORDS, PLAIN_WORDS, type WordRule } from "./words.ts"

const OPENING =
  /^[\s*]*(What(?:ever)?|Who(?:ever|se|m)?|Which(?:ever)?|Where(?:ver)?|Whether|Why|How|That|As (?:many|much) as)\b/

const docCommentOpening: TextlintRuleModule = ({ RuleError, locator, report }) => ({
  Paragraph(node) {
    const [text, opening = ""] = OPENING.exec(node.raw) ?? []
    if (text === undefined) return
    const message = `A doc comment begins with "${opening}". Say "Returns …", "Renders …" or "The …" instead.`
    report(node, new RuleError(message, { padding: locator.at(text.length - opening.length) }))
  },
})

const oneClaim: TextlintRuleModule = ({ RuleError, locator, report }) => ({
  Header(node) {
    const index = node.raw.indexOf(";")
    if (index === -1) return
    const message = "A test title has a semicolon. Say one claim for each test instead."
    report(node, new RuleError(message, { padding: locator.at(index) }))
  },
})

function forbidWords(rules: readonly WordRule[]): TextlintRuleModule {
  return ({ RuleError, getFilePath, locator, report }) => {
    const file = getFilePath() ?? ""
    const held = rules.filter(({ except }) => !except?.test(file))
    const find = (node: TxtNode) => {
      for (const { words, instead } of held) {
        for (const { 0: word, index } of node.raw.matchAll(words)) {
          const message = `"${word.replaceAll(/\s+/g, " ")}" is not a plain word. Say ${instead} instead.`
          report(node, new RuleError(message, { padding: locator.at(index) }))
        }
      }
    }
    return { Str: find, Comment: find }
  }
}

const WORDS = [
  { ruleId: "plain-words", rule: forbidWords(PLAIN_WORDS) },
  { ruleId: "gone-words", rule: forbidWords(GONE_WORDS) },
]

export const MARKDOWN_RULES = WORDS
export const TYPESCRIPT_RULES = [
  ...WORDS,
  { ruleId: "doc-comment-opening", rule: docCommentOpening },
  { ruleId: "one-claim", rule: oneClaim },
]
