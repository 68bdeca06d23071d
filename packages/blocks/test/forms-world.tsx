import type { FormSubmission } from "@forecourt/contracts/forms"
import type { PropsWithChildren } from "react"
import { type FormsWorld, FormsWorldContext } from "../src/forms/use-message-form.ts"

export type Answer = "taken" | "never" | { readonly status: number; readonly code: string }

export function formsWorld(answers: readonly Answer[], clock?: FormsWorld["clock"]) {
  const sent: FormSubmission[] = []
  const world: FormsWorld = {
    ...(clock && { clock }),
    calls: {
      async submitForm(submission) {
        const outcome = answers[Math.min(sent.length, answers.length - 1)]
        sent.push(submission)
        if (outcome === "never") return new Promise(() => {})
        if (outcome !== "taken") throw outcome
        return { formSubmissionId: submission.formSubmissionId }
      },
    },
  }
  const Around = ({ children }: PropsWithChildren) => (
    <FormsWorldContext value={() => world}>{children}</FormsWorldContext>
  )
  return { sent, Around }
}
