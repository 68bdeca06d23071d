import type { CallOptions } from "../content/ask.ts"
import { ask } from "./tyre-hotel-call.ts"
import type { TyreHotelHttp } from "./tyre-hotel-http.ts"

/** Ends a visitor's session at the service. One that is over already stays so. */
export async function logOut(
  http: TyreHotelHttp,
  { token }: { readonly token: string },
  { signal }: CallOptions = {},
): Promise<void> {
  const call = {
    operation: "logOut",
    path: "/authorization/logout",
    body: {},
    idempotent: true,
    token,
    ...(signal && { signal }),
  }
  await ask(http, call, () => true)
}
