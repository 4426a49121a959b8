import { createElement, type ReactElement, type SVGProps } from 'react'

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>]
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/** An icon of lucide-react, as the build draws it: without context, and hidden from screen readers unless it has a name. */
export function drawnIcon(lines: string, ...shapes: readonly Shape[]) {
  const drawing: ReactElement[] = shapes.map(([name, attributes]) => createElement(name, attributes))
  if (lines) drawing.push(createElement('path', { d: lines }))
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its file is loaded
  return function DrawnIcon({ size = 24, className, ...rest }: IconProps) {
    const isNamed = 'aria-label' in rest || 'aria-labelledby' in rest || 'role' in rest || 'title' in rest
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide ${className}` : 'lucide',
        ...(isNamed ? {} : { 'aria-hidden': true }),
        ...rest,
      },
      ...drawing,
    )
  }
}
