/** Fetches the messages of a service's outbox that contain a text or are addressed to it. */
export async function messagesWith(platform: string, text: string, service = "forms") {
  const response = await fetch(`${platform}/${service}/outbox`, { headers: { accept: "application/json" } })
  const { messages } = (await response.json()) as { readonly messages: readonly OutboxMessage[] }
  return messages.filter((message) => message.text.includes(text) || message.to === text)
}

interface OutboxMessage {
  readonly text: string
  readonly to?: string
}
