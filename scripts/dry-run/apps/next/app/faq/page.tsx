import { FaqList } from "@forecourt/blocks/faq-list"
import { parseFaqList } from "@forecourt/blocks/parser/faq-list"
import { site } from "../../site.ts"

export default function Page() {
  const fields = parseFaqList({
    questions: [{ question: { value: "Hur länge tar en service?" }, answer: { value: "<p>Två timmar.</p>" } }],
  })
  return fields && <main>{FaqList({ fields, params: {}, site, id: "faq", renderPlaceholder: () => null })}</main>
}
