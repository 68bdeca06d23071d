import { expect, test } from "vitest"
import { createFaqPage, toAnswerText } from "./faq-list.rules.ts"

const item = (question: string, answer: string) => ({ question: { value: question }, answer: { value: answer } })

test("structured data contains only the tags that search engines support and only absolute links", () => {
  expect(toAnswerText('<h4 id="a">Pris</h4><table><tr><td>490 kr</td></tr></table>')).toBe("<h4>Pris</h4> 490 kr")
  expect(toAnswerText('<p><a href="https://a.example/" target="_blank">där</a> <a href="/kontakt">här</a></p>')).toBe(
    '<p><a href="https://a.example/">där</a> här</p>',
  )
})

test("an editor's text cannot close the script element of the structured data", () => {
  const questions = [item("</script><b>", "<p>Ja, 3 &lt; 4.</p>")]
  const data = createFaqPage(questions)

  expect(data).not.toContain("<")
  expect(JSON.parse(data).mainEntity).toEqual([
    {
      "@type": "Question",
      name: "</script><b>",
      acceptedAnswer: { "@type": "Answer", text: "<p>Ja, 3 &lt; 4.</p>" },
    },
  ])
})

test("a question without an answer is omitted from the structured data", () => {
  expect(JSON.parse(createFaqPage([item("Varför?", ""), item("", "<p>Därför.</p>")])).mainEntity).toEqual([])
})
