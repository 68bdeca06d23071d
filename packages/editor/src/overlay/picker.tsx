import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Dialog } from "@forecourt/ui-kit/dialog"
import { CloseIcon } from "@forecourt/ui-kit/icons"
import { type ReactNode, useMemo, useState } from "react"
import type { PickedMedia, PickedPage, Pickers } from "../form/form.types.ts"
import { toEditorLanguage } from "../texts/language-in.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import controls from "./controls.module.css"
import type { EditCalls } from "./edit-client.ts"
import css from "./picker.module.css"
import { PickMedium, PickPage } from "./picking.tsx"

const part = anatomy("editor-picker", { search: controls.input }, css)

type Choice =
  | { readonly what: "page"; readonly answer: (page: PickedPage | null) => void }
  | { readonly what: "image" | "file"; readonly answer: (medium: PickedMedia | null) => void }

interface PickerOptions {
  readonly client: EditCalls
  readonly language: string
  readonly text: OverlayTexts
}

export function usePicker({ client, language, text }: PickerOptions): {
  readonly pickers: Pickers
  readonly picker: ReactNode
} {
  const [isOpen, setOpen] = useState(false)
  const [choice, setChoice] = useState<Choice | null>(null)
  const pickers = useMemo(() => {
    const begin = (next: Choice) => {
      setChoice(next)
      setOpen(true)
    }
    return {
      pickPage: () => new Promise<PickedPage | null>((answer) => begin({ what: "page", answer })),
      pickMedia: (what: "image" | "file") => new Promise<PickedMedia | null>((answer) => begin({ what, answer })),
    }
  }, [])

  const { pick } = text
  /**
   * The dialog for selecting a page or file. Its content remains in the document until the exit animation has ended.
   */
  const picker = choice && (
    <Dialog.Root
      open={isOpen}
      labels={{ close: pick.close }}
      onOpenChange={(to) => {
        setOpen(to)
        if (!to) choice.answer(null)
      }}
    >
      <Dialog.Content lang={toEditorLanguage(language)} closesOnLink={false}>
        <Dialog.Close>
          <CloseIcon />
        </Dialog.Close>
        <Dialog.Title>{pick[choice.what]}</Dialog.Title>
        <div {...part("root")}>
          {choice.what === "page" ? (
            <PickPage
              client={client}
              text={text}
              onPick={(page) => {
                choice.answer(page)
                setOpen(false)
              }}
            />
          ) : (
            <PickMedium
              kind={choice.what}
              client={client}
              text={text}
              onPick={(medium) => {
                choice.answer(medium)
                setOpen(false)
              }}
            />
          )}
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
  return { pickers, picker }
}
