import { apply } from '@oddbird/popover-polyfill/fn'

// The first layer of styles.css, because every class wins over what a browser brings itself.
apply({ layerName: 'theme' })
