import { type BlockProps, Link, RichText, Text } from "@forecourt/renderer"
import { Accordion } from "@forecourt/ui-kit/accordion"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { FaqListQuestion, FaqList as Fields } from "../generated/faq-list.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import type { HeadingBelow } from "../outline/level-below.ts"
import button from "../styles/button.module.css"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./faq-list.module.css"
import { createFaqPage, hasAnswer } from "./faq-list.rules.ts"

const part = anatomy("faq-list", section, { text: prose.prose, link: button.arrow, answer: prose.prose }, css)

export function FaqList({ fields, site, id }: BlockProps<Fields>) {
  const { questions = [], titleTag, closesOthers } = fields
  const answered = questions.filter(hasAnswer)
  if (answered.length === 0) return null
  const heading = getHeadingBelow(titleTag, fields.title)
  const group = closesOthers ? { name: id } : {}

  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
        <div {...part("words")}>
          <Text {...part("title")} as={titleTag} field={fields.title} />
          <RichText {...part("text")} field={fields.text} />
          <Link {...part("link")} field={fields.link} newWindowText={site.text("link.newWindow")} />
        </div>
        <Accordion.Root {...part("questions")}>
          {answered.map((question, index) => renderQuestion(question, index, heading, group))}
        </Accordion.Root>
      </div>
      {fields.isForSearchEngines ? (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: createFaqPage(answered) }} />
      ) : null}
    </section>
  )
}

function renderQuestion(
  { question, answer: field }: FaqListQuestion,
  index: number,
  heading: HeadingBelow,
  group: { readonly name?: string },
) {
  return (
    <Accordion.Item key={index.toString()} {...group}>
      <Accordion.Trigger>
        <Text {...part("question")} as={heading} field={question} />
      </Accordion.Trigger>
      <Accordion.Content>
        <RichText {...part("answer")} field={field} />
      </Accordion.Content>
    </Accordion.Item>
  )
}
