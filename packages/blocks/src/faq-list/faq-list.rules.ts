import type { FaqListQuestion } from "../generated/faq-list.ts"

/**
 * The HTML tags that search engines support in an answer:
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
const SHOWN_TAGS = new Set(["h2", "h3", "h4", "h5", "h6", "br", "ol", "ul", "li", "a", "p", "b", "strong", "i", "em"])
const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/gi

/** Keeps only supported tags and absolute links. The HTML is already sanitised, so every `<` starts a tag. */
export function toAnswerText(html: string): string {
  let isLinkKept = false
  const text = html.replaceAll(TAG, (_, slash: string, name: string, attributes: string) => {
    const tag = name.toLowerCase()
    if (!SHOWN_TAGS.has(tag)) return " "
    if (tag !== "a") return `<${slash}${tag}>`
    if (slash) return isLinkKept ? "</a>" : ""
    const address = / href="(https:[^"]*)"/.exec(attributes)?.[1]
    isLinkKept = address !== undefined
    return isLinkKept ? `<a href="${address}">` : ""
  })
  return text.replaceAll(/\s+/g, " ").trim()
}

export function hasAnswer({ answer }: FaqListQuestion): boolean {
  return answer !== undefined
}

/**
 * Creates the JSON-LD of a FAQ page (https://schema.org/FAQPage). It contains no `<`, so that an editor's text cannot
 * close the script element.
 */
export function createFaqPage(questions: readonly FaqListQuestion[]): string {
  const page = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.flatMap(({ question, answer }) => {
      if (!question.value || !answer?.value) return []
      const acceptedAnswer = { "@type": "Answer", text: toAnswerText(answer.value) }
      return [{ "@type": "Question", name: question.value, acceptedAnswer }]
    }),
  }
  return JSON.stringify(page).replaceAll("<", "\\u003c")
}
