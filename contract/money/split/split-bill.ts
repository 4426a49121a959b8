/** The bill of an order, as far as it decides who gets what; in fen. */
export type SplitBill =
  | {
      service: 'food'
      goodsFen: number
      packFen: number
      deliveryFen: number
      discountFen: number
      /** By road; null where it is unknown. */
      distanceM: number | null
    }
  | {
      service: 'errand'
      feeFen: number
      tipFen: number
      /** What the customer paid for goods, and what they cost by the receipt; null without one. */
      goodsEstimateFen: number
      goodsFen: number | null
      discountFen: number
    }
  | {
      service: 'chauffeur'
      rideFen: number
      tollFen: number
      /** Of the chauffeur that day, before this one. */
      ridesThatDay: number
    }
  /** By the weight that the carrier found. */
  | { service: 'express'; freightFen: number; insuranceFen: number; paidFen: number }
  | {
      service: 'companion'
      priceFen: number
      discountFen: number
      /** What staff decided that the companion gets; null without a dispute. */
      awardedFen: number | null
    }
  | { service: 'challenge'; feeFen: number; prizeFen: number; hasWinner: boolean }
