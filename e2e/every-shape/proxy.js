import { NextResponse } from "next/server"

export const proxy = () => NextResponse.next()
