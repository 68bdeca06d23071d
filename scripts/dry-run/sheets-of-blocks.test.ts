import { expect, test } from "vitest"
import { sheetsOfBlocks } from "./sheets-of-blocks.ts"

test("the listed style sheets of a block include the block's own, shared and UI kit style sheets", () => {
  const styles = `import * as kitAccordion from "@forecourt/ui-kit/css/accordion.css";
import * as stylesButton from "../styles/button.module.css";
import * as faqList from "../faq-list/faq-list.module.css";
export const styles = {
    "faq-list": [stylesButton, kitAccordion, faqList],
    spacer: [],
};
`

  expect([...sheetsOfBlocks(styles)]).toEqual([
    ["faq-list", ["button", "accordion", "faq-list"]],
    ["spacer", []],
  ])
})
