/** Of the routes of a plan, to be told from each other and from the streets. */
export const wayColours = [
  'light-dark(#1f6feb, #6aa8ff)',
  'light-dark(#c2410c, #ff9a5c)',
  'light-dark(#0f8a5f, #4fd1a0)',
  'light-dark(#9333b8, #d18cf0)',
  'light-dark(#b4236b, #ff86b8)',
  'light-dark(#0e7c93, #52cfe6)',
  'light-dark(#8a6a00, #e3c04d)',
  'light-dark(#4b4fc4, #a3a6ff)',
] as const
