import { normalizeText } from "@forecourt/contracts/normalize-text"
import { Rating } from "@forecourt/ui-kit/rating"
import { useEffect, useId, useRef, useState } from "react"
import { useHasMoved } from "../flow/use-has-moved.ts"
import button from "../styles/button.module.css"
import { Alert, type PageProps } from "./flow-page.tsx"
import css from "./pages.module.css"

/**
 * Renders a form to rate the booking. After the rating, a thank-you text is shown even if sending the rating failed.
 * Spec 3 §4.2, §8.3.
 */
export function ReviewForm({ snapshot, send, texts, heading: Heading }: PageProps) {
  const [rating, setRating] = useState(0)
  const [comment, setComment] = useState("")
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  const isRated = snapshot.matches({ confirmation: "rated" })
  const hasJustRated = useHasMoved(isRated ? "rated" : "unrated")

  if (isRated) return <Thanks isReached={hasJustRated}>{texts["review.thanks"]}</Thanks>
  return (
    <form
      className={`${css.form} ${css.apart}`}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(rating === 0)
        send({ type: "RATE", rating, comment: normalizeText(comment), at: new Date().toISOString() })
      }}
    >
      <Heading className={css.subheading}>{texts["review.title"]}</Heading>
      <Rating.Root
        value={rating}
        onValueChange={(stars) => {
          setRating(stars)
          setMissing(false)
        }}
        labels={{
          label: texts["review.rating"],
          star: texts["review.star"].replace("{rating}", "{value}").replace("{most}", "{count}"),
        }}
      />
      <div className={css.field}>
        <label className={css.label} htmlFor={id}>
          {texts["review.comment"]}
        </label>
        <textarea
          id={id}
          className={css.textarea}
          rows={3}
          value={comment}
          maxLength={1000}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
      <Alert>{isMissing ? texts["review.missing"] : null}</Alert>
      <button className={button.primary} type="submit">
        {texts["review.submit"]}
      </button>
    </form>
  )
}

function Thanks({ isReached, children }: { readonly isReached: boolean; readonly children: string }) {
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isReached) thanks.current?.focus()
  }, [isReached])

  return (
    <p ref={thanks} className={css.thanks} tabIndex={-1}>
      {children}
    </p>
  )
}
