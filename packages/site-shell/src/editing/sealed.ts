import { createSignature, isSameSecret } from "./secrets.ts"

export interface SealOptions {
  readonly secret: string
  /** The purpose of the value. The signature is not valid for any other purpose. */
  readonly purpose: string
}

export function seal(
  content: object,
  { secret, purpose, seconds }: SealOptions & { readonly seconds: number },
  now: number = Date.now(),
): string {
  const expires = Math.floor(now / 1000) + seconds
  const body = Buffer.from(JSON.stringify({ ...content, expires })).toString("base64url")
  return `${body}.${createSignature(body, secret, purpose)}`
}

export function unseal<Content extends object>(
  value: string | undefined,
  { secret, purpose }: SealOptions,
  now: number = Date.now(),
): Content | null {
  const [body, signature, ...more] = value?.split(".") ?? []
  if (body === undefined || signature === undefined || more.length > 0) return null
  if (!isSameSecret(signature, createSignature(body, secret, purpose))) return null
  const { expires, ...content } = JSON.parse(Buffer.from(body, "base64url").toString()) as Content & {
    readonly expires: number
  }
  return expires * 1000 > now ? (content as unknown as Content) : null
}
