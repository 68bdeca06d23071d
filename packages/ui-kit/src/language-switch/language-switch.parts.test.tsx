import { testParts } from "../../test/conformance/conformance.tsx"
import { LanguageSwitch } from "./index.ts"

const english = { code: "en", name: "English", href: "/en" }
const choice = {
  languages: [{ code: "sv", name: "svenska", href: "/" }, english],
  locales: ["sv", "en"],
  current: "sv",
}

testParts("language-switch", { root: ["details", (props) => <LanguageSwitch.Root {...choice} {...props} />] })
testParts(
  "language-switch",
  {
    trigger: ["summary", (props) => <LanguageSwitch.Trigger {...props} />],
    list: ["ul", (props) => <LanguageSwitch.List {...props} />],
    link: ["a", (props) => <LanguageSwitch.Link language={english} {...props} />],
  },
  (part) => <LanguageSwitch.Root {...choice}>{part}</LanguageSwitch.Root>,
)
