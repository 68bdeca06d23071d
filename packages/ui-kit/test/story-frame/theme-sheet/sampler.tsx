import { AlertBar } from "../../../src/alert-bar/index.ts"
import { CopyButton } from "../../../src/copy-button/index.ts"
import { Disclosure } from "../../../src/disclosure/index.ts"
import { CampaignIcon, ChevronIcon, CloseIcon, CopyIcon, SearchIcon } from "../../../src/icons/icons.tsx"
import { SearchField } from "../../../src/search-field/index.ts"
import css from "./theme-sheet.module.css"
import type { SheetTexts } from "./theme-sheet.tsx"

const SURFACES = ["light", "surface-1", "surface-2", "accent", "dark", "warning"]

export function Sampler({ texts }: { readonly texts: SheetTexts }) {
  return (
    <ul className={css.surfaces}>
      {SURFACES.map((surface) => (
        <li key={surface} className={css.surface} data-theme={surface}>
          <p className={css.label}>{surface}</p>
          <p className={css.surfaceTitle}>{texts.title}</p>
          <p className={css.muted}>{texts.text}</p>
          <p className={css.price}>{texts.price}</p>
          <Buttons texts={texts} />
        </li>
      ))}
    </ul>
  )
}

export function Buttons({ texts }: { readonly texts: SheetTexts }) {
  return (
    <div className={css.buttons}>
      <button type="button" className={css.button} data-rank="primary">
        {texts.primary}
      </button>
      <button type="button" className={css.button} data-rank="secondary">
        {texts.secondary}
      </button>
      <button type="button" className={css.button} data-rank="ghost">
        {texts.ghost}
      </button>
    </div>
  )
}

export function KitParts({ texts }: { readonly texts: SheetTexts }) {
  return (
    <div className={css.parts}>
      <AlertBar.Root cookie="sheetHidesAlert" days={0} data-theme="dark" className={css.part}>
        <AlertBar.Content>
          <CampaignIcon />
          <p>{texts.text}</p>
          <AlertBar.Dismiss>
            <CloseIcon />
          </AlertBar.Dismiss>
        </AlertBar.Content>
      </AlertBar.Root>
      <SearchField.Root action="/" className={css.part}>
        <SearchField.Input placeholder={texts.secondary} />
        <SearchField.Submit>
          <SearchIcon />
        </SearchField.Submit>
      </SearchField.Root>
      <Disclosure.Root className={css.part} defaultOpen>
        <Disclosure.Trigger className={css.question}>
          {texts.title}
          <ChevronIcon />
        </Disclosure.Trigger>
        <Disclosure.Content className={css.muted}>{texts.text}</Disclosure.Content>
      </Disclosure.Root>
      <div className={css.copied}>
        <a href="mailto:hej@norrvik.example" className={css.link}>
          hej@norrvik.example
        </a>
        <CopyButton.Root value="hej@norrvik.example">
          <CopyButton.Trigger>
            <CopyIcon />
          </CopyButton.Trigger>
          <CopyButton.Status />
        </CopyButton.Root>
      </div>
    </div>
  )
}
