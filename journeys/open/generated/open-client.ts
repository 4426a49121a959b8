// @ts-nocheck
/**
 * CityDesk open API · 同城管家开放接口
 * 1.0.0
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "/"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "/"
};
export type ExternalNo = string;
export type CityCode = string;
export type OccurredAt = string;
export type Phone = string;
export type PlacePhone = string;
export type Place = {
    lng: number;
    lat: number;
    name: string;
    detail: string;
    phone: PlacePhone;
};
export type Plate = string;
export type Order = {
    externalNo: ExternalNo;
    cityCode: CityCode;
    placedAt: OccurredAt;
    customer: {
        externalId: ExternalNo;
        name: string;
        phone: Phone;
    };
    /** What the customer pays: the parts of the bill less the discount. Of a ride the estimate; what is due comes with the move `end`. */
    payFen: number;
    note?: string;
    service: "food";
    promisedAt: OccurredAt;
    merchant: Place;
    receiver: Place;
    lines: {
        name: string;
        quantity: number;
        priceFen: number;
    }[];
    packFen: number;
    deliveryFen: number;
    discountFen: number;
} | {
    externalNo: ExternalNo;
    cityCode: CityCode;
    placedAt: OccurredAt;
    customer: {
        externalId: ExternalNo;
        name: string;
        phone: Phone;
    };
    /** What the customer pays: the parts of the bill less the discount. Of a ride the estimate; what is due comes with the move `end`. */
    payFen: number;
    note?: string;
    service: "chauffeur";
    /** Left out for an immediate ride. */
    bookedFor?: OccurredAt;
    passenger: {
        name: string;
        phone: Phone;
    };
    "from": Place;
    /** Left out when it is decided on the way. */
    to?: Place;
    plate: Plate;
    car: string;
    gearbox: "auto" | "manual";
    estimatedM: number;
} | {
    externalNo: ExternalNo;
    cityCode: CityCode;
    placedAt: OccurredAt;
    customer: {
        externalId: ExternalNo;
        name: string;
        phone: Phone;
    };
    /** What the customer pays: the parts of the bill less the discount. Of a ride the estimate; what is due comes with the move `end`. */
    payFen: number;
    note?: string;
    service: "errand";
    kind: "buy" | "fetch" | "deliver" | "queue" | "do";
    promisedAt: OccurredAt;
    /** Left out if the rider may buy it anywhere near. */
    pickup?: Place;
    drop: Place;
    goods: string;
    weightG: number;
    goodsValueFen: number;
    insuredFen: number;
    /** The estimated price of the goods to buy. */
    goodsEstimateFen: number;
    /** How long to stand in a queue; 0 for the other kinds. */
    minutes: number;
    feeFen: number;
    tipFen: number;
    discountFen: number;
} | {
    externalNo: ExternalNo;
    cityCode: CityCode;
    placedAt: OccurredAt;
    customer: {
        externalId: ExternalNo;
        name: string;
        phone: Phone;
    };
    /** What the customer pays: the parts of the bill less the discount. Of a ride the estimate; what is due comes with the move `end`. */
    payFen: number;
    note?: string;
    service: "express";
    carrier: string;
    sender: Place;
    receiver: Place;
    goods: string;
    weightG: number;
    freightFen: number;
    insuranceFen: number;
} | {
    externalNo: ExternalNo;
    cityCode: CityCode;
    placedAt: OccurredAt;
    customer: {
        externalId: ExternalNo;
        name: string;
        phone: Phone;
    };
    /** What the customer pays: the parts of the bill less the discount. Of a ride the estimate; what is due comes with the move `end`. */
    payFen: number;
    note?: string;
    service: "companion";
    kind: "play" | "coach" | "teach";
    game: string;
    gameServer: string;
    rank?: string;
    unit: "hour" | "round";
    quantity: number;
    unitPriceFen: number;
    discountFen: number;
    startAt: OccurredAt;
    /** Left out if any companion may take it. */
    companionId?: ExternalNo;
} | {
    externalNo: ExternalNo;
    cityCode: CityCode;
    placedAt: OccurredAt;
    customer: {
        externalId: ExternalNo;
        name: string;
        phone: Phone;
    };
    /** What the customer pays: the parts of the bill less the discount. Of a ride the estimate; what is due comes with the move `end`. */
    payFen: number;
    note?: string;
    service: "challenge";
    kind: "coach" | "event";
    game: string;
    bestOf: 1 | 3 | 5;
    startAt: OccurredAt;
    /** A prize of the platform's own, never of a player's. Only an `event` has one: 0 for a `coach`. */
    prizeFen: number;
    /** The stake of a player. Only 0 is accepted, because bets between players are not permitted. */
    stakeFen?: number;
};
export type OrderAnswer = {
    no: string;
    id: number;
    state: string;
    version: number;
};
export type RefusalAnswer = {
    /** The HTTP status, or the number of the refusal in this product. */
    code: number;
    /** Why, in a word that keeps its meaning. */
    reason: string;
    /** The same as a sentence in English. */
    message: string;
    /** The same as a sentence in Chinese. */
    messageZh: string;
    /** With `badInput`: what is wrong with each field, by its path, such as `lines.0.quantity`. */
    fields?: {
        [key: string]: string;
    };
    /** The same in Chinese. */
    fieldsZh?: {
        [key: string]: string;
    };
    /** Where the reference explains it. */
    docs?: string;
    /** Names this call when the operator is asked. */
    traceId: string;
};
export type GeoPoint = {
    lng: number;
    lat: number;
};
export type Event = {
    eventId: ExternalNo;
    event: "pay" | "close" | "accept" | "reject" | "assign" | "reassign" | "grab" | "take" | "decline" | "handBack" | "ready" | "arriveShop" | "pickUp" | "arrive" | "deliver" | "flag" | "resume" | "sendBack" | "receiveBack" | "confirm" | "complete" | "cancel" | "urge" | "changeAddress" | "rate" | "refund" | "failRefund" | "findNobody" | "retry" | "start" | "callForHelp" | "settleHelp" | "end" | "adjustFee" | "leaveUnpaid" | "lapse" | "arrivePickup" | "showReceipt" | "confirmGoods" | "disputeGoods" | "begin" | "finish" | "assignCourier" | "refuseBooking" | "failPickUp" | "rebook" | "weigh" | "payDifference" | "travel" | "sendOut" | "sign" | "signAbnormally" | "submit" | "askRefund" | "agree" | "disagree" | "drop" | "arbitrate" | "addEvidence" | "awardCustomer" | "split" | "awardCompanion" | "publish" | "expire" | "join" | "missStart" | "report" | "contest" | "judge" | "annul" | "judgeAgain";
    by: "customer" | "merchant" | "rider" | "chauffeur" | "companion" | "carrier" | "opponent" | "payment";
    occurredAt: OccurredAt;
    /** Counts the app's events about this order, from 1. With it events may arrive in any order: each waits for its turn, five seconds for one that does not come. Without it an event that is not possible now is refused. */
    seq?: number;
    /** The worker who acts; required if `by` is a kind of worker. */
    workerId?: ExternalNo;
    /** The user who plays against the customer; required where `by` is `opponent`. */
    opponent?: {
        externalId: ExternalNo;
        name: string;
    };
    /** Where the worker was, in GCJ-02. Staff see it beside the place of the order, as in a complaint; without it they see the position of the worker that was reported nearest in time. */
    position?: GeoPoint;
    reason?: string;
    /** The amount of `pay`, `payDifference` and `refund`. A ride that was left unpaid is paid by `pay` whenever its customer does. */
    amountFen?: number;
    /** The number of `pay` and `payDifference` at the payment channel, as its bills say it; if left out, `eventId`. */
    tradeNo?: ExternalNo;
    /** The refund of `refund` and `failRefund`; if left out, the oldest one. */
    refundNo?: ExternalNo;
    /** Additional data of the move, by `facts` of the service's plan. */
    facts?: {
        [key: string]: any;
    };
};
export type Refund = {
    externalNo: ExternalNo;
    askedFen: number;
    code?: "U01" | "U02" | "U03" | "U04" | "U05" | "U06" | "M01" | "M02" | "M03" | "M04" | "M05" | "M06" | "R01" | "R02" | "R03" | "R04" | "R05" | "R06" | "R07" | "R08" | "R09" | "W01" | "W02" | "W03" | "W04" | "W05" | "W06" | "W07" | "G01" | "G02" | "G03" | "G04" | "G05" | "G06" | "S01" | "S02" | "S03" | "S04" | "S05" | "Z99";
    reason?: string;
};
export type RefundAnswer = {
    no: string;
    stage: "review" | "processing" | "refunded" | "rejected" | "failed" | "withdrawn";
    amountFen: number;
};
export type Workers = {
    workers: {
        externalId: ExternalNo;
        kind: "rider" | "chauffeur" | "companion";
        name: string;
        phone: Phone;
        cityCode: string;
        online: boolean;
        /** On duty and taking a break: no orders meanwhile. */
        resting?: boolean;
        position?: {
            lng: number;
            lat: number;
            heading?: number;
            speedKmh?: number;
        };
        /** Percent. */
        battery?: number;
        /** These four apply to a new worker only; afterwards staff decide them. */
        serviceTypes?: (("food" | "buy" | "fetch" | "deliver" | "queue" | "do") | string)[];
        vehicle?: {
            "type": "ebike" | "motorcycle" | "car" | "foot";
            plate?: string;
        };
        licenceClass?: "A1" | "A2" | "B1" | "B2" | "C1" | "C2";
        licensedOn?: string;
        /** Those named here are updated; the others stay. */
        credentials?: {
            kind: "identity" | "health" | "licence" | "insurance" | "vehicle";
            /** Stored masked. */
            "number": string;
            expiresOn: string | null;
        }[];
    }[];
};
export type Reported = {
    reported: number;
};
export type Merchants = {
    merchants: {
        externalId: ExternalNo;
        name: string;
        category?: string;
        phone: PlacePhone;
        cityCode: string;
        address: string;
        position: GeoPoint;
        open: boolean;
        prepMinutes: number;
        businessLicence?: {
            "number": string;
            expiresOn: string | null;
        };
        foodLicence?: {
            "number": string;
            expiresOn: string | null;
        };
    }[];
};
export type Languages = {
    people: {
        kind: "customer" | "rider" | "chauffeur" | "companion" | "merchant";
        externalId: ExternalNo;
        language: "zh" | "en" | "es" | "ja";
    }[];
};
export type Message = {
    /** The app's own id; the same id again returns the stored message. */
    messageId: ExternalNo;
    "from": {
        kind: "customer" | "rider" | "chauffeur" | "companion" | "merchant";
        externalId: ExternalNo;
        name: string;
        phone?: string;
    };
    cityCode: string;
    channel?: "app" | "h5" | "wechat";
    /** Where the person chose a subject. */
    group?: "presale" | "food" | "chauffeur" | "errand" | "companion" | "finance";
    /** The order that they were looking at. */
    orderNo?: string;
    sentAt: OccurredAt;
    kind: "text";
    text: string;
} | {
    /** The app's own id; the same id again returns the stored message. */
    messageId: ExternalNo;
    "from": {
        kind: "customer" | "rider" | "chauffeur" | "companion" | "merchant";
        externalId: ExternalNo;
        name: string;
        phone?: string;
    };
    cityCode: string;
    channel?: "app" | "h5" | "wechat";
    /** Where the person chose a subject. */
    group?: "presale" | "food" | "chauffeur" | "errand" | "companion" | "finance";
    /** The order that they were looking at. */
    orderNo?: string;
    sentAt: OccurredAt;
    kind: "image";
    mediaId: string;
} | {
    /** The app's own id; the same id again returns the stored message. */
    messageId: ExternalNo;
    "from": {
        kind: "customer" | "rider" | "chauffeur" | "companion" | "merchant";
        externalId: ExternalNo;
        name: string;
        phone?: string;
    };
    cityCode: string;
    channel?: "app" | "h5" | "wechat";
    /** Where the person chose a subject. */
    group?: "presale" | "food" | "chauffeur" | "errand" | "companion" | "finance";
    /** The order that they were looking at. */
    orderNo?: string;
    sentAt: OccurredAt;
    kind: "voice";
    mediaId: string;
} | {
    /** The app's own id; the same id again returns the stored message. */
    messageId: ExternalNo;
    "from": {
        kind: "customer" | "rider" | "chauffeur" | "companion" | "merchant";
        externalId: ExternalNo;
        name: string;
        phone?: string;
    };
    cityCode: string;
    channel?: "app" | "h5" | "wechat";
    /** Where the person chose a subject. */
    group?: "presale" | "food" | "chauffeur" | "errand" | "companion" | "finance";
    orderNo: string;
    sentAt: OccurredAt;
    kind: "order";
} | {
    /** The app's own id; the same id again returns the stored message. */
    messageId: ExternalNo;
    "from": {
        kind: "customer" | "rider" | "chauffeur" | "companion" | "merchant";
        externalId: ExternalNo;
        name: string;
        phone?: string;
    };
    cityCode: string;
    channel?: "app" | "h5" | "wechat";
    /** Where the person chose a subject. */
    group?: "presale" | "food" | "chauffeur" | "errand" | "companion" | "finance";
    /** The order that they were looking at. */
    orderNo?: string;
    sentAt: OccurredAt;
    kind: "packet";
    amountFen: number;
    greeting?: string;
};
export type MessageAnswer = {
    id: number;
    chatId: number;
};
export type Media = {
    kind: "image";
    data: string;
} | {
    kind: "voice";
    data: string;
    seconds: number;
};
export type MediaAnswer = {
    mediaId: string;
};
export type MediaLink = {
    mediaId: string;
};
export type MediaLinkAnswer = {
    url: string;
};
export type Peer = {
    kind: "customer" | "rider" | "chauffeur" | "companion" | "merchant";
    externalId: ExternalNo;
};
export type Read = {
    chatId: number;
    "from": Peer;
    upTo: number;
};
export type Typing = {
    chatId: number;
    "from": Peer;
};
export type Rating = {
    chatId: number;
    "from": Peer;
    score: number;
    comment?: string;
};
export type PacketOpening = {
    "from": Peer;
};
export type PacketAnswer = {
    no: string;
    state: string;
    amountFen: number;
};
export type ComplaintImage = {
    data: string;
};
export type ComplaintImageAnswer = {
    imageId: string;
};
export type Complaint = {
    externalNo: ExternalNo;
    "from": {
        kind: "customer" | "merchant" | "rider" | "chauffeur" | "companion";
        externalId: ExternalNo;
    };
    orderNo: string;
    /** Which side of that order it is about. */
    about: "worker" | "merchant" | "customer" | "platform";
    "type": "D130" | "D140" | "D150" | "D160" | "D170" | "D190" | "D200" | "D210" | "D220" | "D230" | "D240" | "D300" | "D310" | "D320" | "C410" | "C420" | "C430" | "C440" | "C450" | "C460" | "C470" | "C490" | "G510" | "G520" | "G530" | "G540" | "G590" | "U610" | "U620" | "U630" | "U640" | "U690";
    content: string;
    demand: "refund" | "compensation" | "apology" | "punishment";
    demandFen?: number;
    imageIds?: string[];
    /** The authority that forwarded it, and the authority's own number. */
    hotline?: {
        source: "12315" | "12345";
        ref: string;
    };
};
export type ComplaintAnswer = {
    no: string;
    state: "pending" | "processing" | "evidence" | "confirming" | "escalated" | "closed";
    level: "P0" | "P1" | "P2" | "P3";
    version: number;
};
export type ComplaintReply = {
    eventId: ExternalNo;
    "from": {
        kind: "customer" | "merchant" | "rider" | "chauffeur" | "companion";
        externalId: ExternalNo;
    };
    answer: "accept";
} | {
    eventId: ExternalNo;
    "from": {
        kind: "customer" | "merchant" | "rider" | "chauffeur" | "companion";
        externalId: ExternalNo;
    };
    answer: "dispute";
    reason: string;
} | {
    eventId: ExternalNo;
    "from": {
        kind: "customer" | "merchant" | "rider" | "chauffeur" | "companion";
        externalId: ExternalNo;
    };
    answer: "withdraw";
    reason: string;
} | {
    eventId: ExternalNo;
    "from": {
        kind: "customer" | "merchant" | "rider" | "chauffeur" | "companion";
        externalId: ExternalNo;
    };
    answer: "reopen";
    reason: string;
};
export type Statement = {
    eventId: ExternalNo;
    "from": {
        kind: "customer" | "merchant" | "rider" | "chauffeur" | "companion";
        externalId: ExternalNo;
    };
    statement: string;
    imageIds?: string[];
};
export type ComplaintAppeal = {
    eventId: ExternalNo;
    "from": {
        kind: "customer" | "merchant" | "rider" | "chauffeur" | "companion";
        externalId: ExternalNo;
    };
    punishmentId: number;
    reason: string;
    imageIds?: string[];
};
export type PaperImage = {
    data: string;
};
export type PaperImageAnswer = {
    imageId: string;
};
export type Paper = {
    kind: "realName";
    name: string;
    "number": string;
    gender?: "female" | "male";
    bornOn?: string;
    address?: string;
    issuer?: string;
    issuedOn?: string;
    validTo?: string | "long";
} | {
    kind: "driverLicence";
    name: string;
    "number": string;
    licenceClass: "A1" | "A2" | "B1" | "B2" | "C1" | "C2";
    issuedOn: string;
    validTo: string | "long";
} | {
    kind: "healthCertificate";
    name: string;
    "number": string;
    issuer: string;
    validTo: string | "long";
} | {
    kind: "businessLicence";
    name: string;
    "number": string;
    address?: string;
    issuedOn?: string;
    validTo?: string | "long";
} | {
    kind: "foodPermit";
    name: string;
    "number": string;
    validTo: string | "long";
    address?: string;
    issuer?: string;
} | {
    kind: "gameSkill";
    game: string;
    rank: string;
    nickName: string;
} | {
    kind: "vehicle";
    name: string;
    plate: string;
    model: string;
    validTo: string | "long";
};
export type Verification = {
    externalNo: ExternalNo;
    "from": {
        kind: "customer" | "rider" | "chauffeur" | "companion";
        externalId: ExternalNo;
    };
    cityCode: CityCode;
    paper: Paper;
    images: {
        image: "front" | "back" | "hand" | "page";
        imageId: string;
    }[];
    reading?: {
        by: string;
        confidence: number;
        fields: {
            [key: string]: string;
        };
    };
};
export type VerificationAnswer = {
    no: string;
    state: "pending" | "approved" | "rejected" | "expired" | "revoked";
    version: number;
};
export type VerificationAppeal = {
    eventId: ExternalNo;
    "from": {
        kind: "customer" | "rider" | "chauffeur" | "companion";
        externalId: ExternalNo;
    };
    text: string;
};
export type Application = {
    externalNo: ExternalNo;
    applicant: {
        externalId: ExternalNo;
        name: string;
        phone: Phone;
    };
    cityCode: CityCode;
    content: {
        kind: "rider";
        vehicle: {
            "type": "ebike" | "motorcycle" | "car" | "foot";
            plate?: string;
        };
        experienceMonths: number;
    } | {
        kind: "chauffeur";
        licenceClass: "A1" | "A2" | "B1" | "B2" | "C1" | "C2";
        drivingYears: number;
        emergencyName: string;
        emergencyPhone: string;
    } | {
        kind: "merchant";
        shopName: string;
        category: string;
        address: string;
        position: GeoPoint;
        hours: string;
        prepMinutes: number;
        commission: number;
    } | {
        kind: "companion";
        games: (("food" | "buy" | "fetch" | "deliver" | "queue" | "do") | string)[];
        priceFen: number;
        introduction: string;
    } | {
        kind: "cityAgent";
        company: string;
        plan: string;
    };
    /** Version of the agreement that the applicant accepted. */
    agreement: string;
    invitedBy?: string;
};
export type ApplicationAnswer = {
    no: string;
    state: "submitted" | "supplement" | "secondReview" | "onboarding" | "activated" | "rejected" | "withdrawn" | "abandoned";
    version: number;
};
export type ApplicationResubmit = {
    eventId: ExternalNo;
    externalId: ExternalNo;
    content: {
        kind: "rider";
        vehicle: {
            "type": "ebike" | "motorcycle" | "car" | "foot";
            plate?: string;
        };
        experienceMonths: number;
    } | {
        kind: "chauffeur";
        licenceClass: "A1" | "A2" | "B1" | "B2" | "C1" | "C2";
        drivingYears: number;
        emergencyName: string;
        emergencyPhone: string;
    } | {
        kind: "merchant";
        shopName: string;
        category: string;
        address: string;
        position: GeoPoint;
        hours: string;
        prepMinutes: number;
        commission: number;
    } | {
        kind: "companion";
        games: (("food" | "buy" | "fetch" | "deliver" | "queue" | "do") | string)[];
        priceFen: number;
        introduction: string;
    } | {
        kind: "cityAgent";
        company: string;
        plan: string;
    };
};
export type ApplicationWithdraw = {
    eventId: ExternalNo;
    externalId: ExternalNo;
};
export type ApplicationAppeal = {
    eventId: ExternalNo;
    externalId: ExternalNo;
    text: string;
};
export type ApplicationProgress = {
    eventId: ExternalNo;
    externalId: ExternalNo;
    trainingScore: number;
};
export type Deposit = {
    channelNo: ExternalNo;
    amountFen: number;
    occurredAt: OccurredAt;
};
export type DepositAnswer = {
    no: string;
    state: "held" | "leaving" | "returning" | "failed" | "returned" | "used";
    amountFen: number;
};
export type DepositResult = {
    result: "success" | "failed";
    amountFen: number;
    message?: string;
};
export type PostMedia = {
    kind: "image";
    data: string;
} | {
    kind: "voice";
    data: string;
    seconds: number;
} | {
    kind: "video";
    data: string;
    seconds: number;
};
export type PostMediaAnswer = {
    mediaId: string;
};
export type Post = {
    externalNo: ExternalNo;
    author: {
        kind: "customer" | "rider" | "chauffeur" | "companion";
        externalId: ExternalNo;
        name: string;
    };
    cityCode: CityCode;
    /** Of a comment: the number of the post that it is about, of this app or another. */
    parentNo?: string;
    ipRegion?: string;
    publishedAt: OccurredAt;
    kind: "text" | "image" | "video" | "voice";
    text?: string;
    mediaIds?: string[];
    topics?: string[];
    place?: string;
    /** What the machine of the app says of it; without it the word lists alone decide. */
    machine?: {
        by: string;
        suggests: "pass" | "review" | "risky";
        label: ("advertising" | "contacts" | "abuse" | "vulgar" | "pornography" | "fraud" | "crime" | "politics" | "minors" | "offlineMeeting" | "cheating" | "copyright" | "other") | null;
        score: number;
    };
};
export type PostAnswer = {
    no: string;
    state: "pending" | "approved" | "rejected" | "hidden" | "deleted";
    version: number;
};
export type PostFigures = {
    posts: {
        no: string;
        exposure: number;
        likes: number;
        comments: number;
        shares: number;
    }[];
};
export type FiguresAnswer = {
    known: number;
};
export type PostEdit = {
    eventId: ExternalNo;
    externalId: ExternalNo;
    kind: "text" | "image" | "video" | "voice";
    text?: string;
    mediaIds?: string[];
    topics?: string[];
    place?: string;
    /** What the machine of the app says of it; without it the word lists alone decide. */
    machine?: {
        by: string;
        suggests: "pass" | "review" | "risky";
        label: ("advertising" | "contacts" | "abuse" | "vulgar" | "pornography" | "fraud" | "crime" | "politics" | "minors" | "offlineMeeting" | "cheating" | "copyright" | "other") | null;
        score: number;
    };
};
export type PostDelete = {
    eventId: ExternalNo;
    externalId: ExternalNo;
};
export type PostAppeal = {
    eventId: ExternalNo;
    externalId: ExternalNo;
    text: string;
};
export type PostReport = {
    eventId: ExternalNo;
    reporter: {
        kind: "customer" | "rider" | "chauffeur" | "companion";
        externalId: ExternalNo;
    };
    reason: "advertising" | "contacts" | "abuse" | "vulgar" | "pornography" | "fraud" | "crime" | "politics" | "minors" | "offlineMeeting" | "cheating" | "copyright" | "other";
    text?: string;
};
export type AnnouncementsAnswer = {
    announcements: {
        no: string;
        revision: number;
        title: string;
        category: "system" | "activity" | "rule" | "safety" | "weather" | "outage";
        summary: string;
        /** HTML that was sanitised; its pictures are paths of this product. */
        content: string;
        coverUrl: string | null;
        channels: ("inbox" | "popup" | "push" | "sms")[];
        priority: "high" | "normal" | "low";
        mustAcknowledge: boolean;
        isPinned: boolean;
        publishedAt: OccurredAt;
        expireAt: OccurredAt | null;
        readAt: OccurredAt | null;
        acknowledgedAt: OccurredAt | null;
    }[];
};
export type AnnouncementRead = {
    kind: "customer" | "rider" | "chauffeur" | "companion" | "merchant";
    externalId: ExternalNo;
};
export type AnnouncementReadAnswer = {
    no: string;
};
export type FeedbackImage = {
    data: string;
};
export type FeedbackImageAnswer = {
    imageId: string;
};
export type Feedback = {
    externalNo: ExternalNo;
    person: {
        kind: "customer" | "rider" | "chauffeur" | "companion" | "merchant";
        externalId: ExternalNo;
        name: string;
    };
    "type": "bug" | "suggestion" | "experience" | "business" | "other";
    content: string;
    imageIds?: string[];
    /** The page of the app that it is about. */
    page?: string;
    appVersion?: string;
    device?: string;
    system?: "ios" | "android" | "harmony" | "web" | "other";
    systemVersion?: string;
    language?: "zh" | "en" | "es" | "ja";
    /** How the person wants to be reached, a phone number or an address. */
    contact?: string;
    cityCode: CityCode;
};
export type FeedbackAnswer = {
    no: string;
    externalNo: string;
    state: "pending" | "processing" | "replied" | "adopted" | "closed";
    version: number;
};
export type FeedbackMessage = {
    eventId: ExternalNo;
    externalId: ExternalNo;
    text: string;
};
export type WalletAnswer = {
    availableFen: number;
    heldFen: number;
    withdrawingFen: number;
    receivableFen: number;
};
export type WalletOwner = {
    kind: "rider" | "chauffeur" | "companion" | "merchant" | "customer";
    externalId: ExternalNo;
};
export type PayoutAccount = {
    externalNo: ExternalNo;
    owner: WalletOwner;
    method: "wechat" | "alipay" | "bank";
    /** The number of a card or of an account, or the id of the person in the channel. */
    "number": string;
    holder: string;
    bank?: string;
};
export type PayoutAccountAnswer = {
    externalNo: string;
    "number": string;
};
export type Withdrawal = {
    externalNo: ExternalNo;
    owner: WalletOwner;
    amountFen: number;
    /** Where the request came from. */
    ip?: string;
    deviceId?: string;
    cityCode?: string;
};
export type WithdrawalAnswer = {
    no: string;
    state: "review" | "secondReview" | "approved" | "paying" | "confirming" | "failed" | "manualReview" | "paid" | "rejected" | "cancelled" | "returned";
    amountFen: number;
    feeFen: number;
    taxFen: number;
    actualFen: number;
    version: number;
};
export type WithdrawalCancel = {
    eventId: ExternalNo;
    owner: WalletOwner;
};
export type PayoutResult = {
    eventId: ExternalNo;
    result: "accepted" | "processing" | "confirming" | "success" | "failed";
    amountFen: number;
    channelNo?: ExternalNo;
    fault?: "ACCOUNT_FROZEN" | "REAL_NAME_CHECK_FAIL" | "NAME_NOT_CORRECT" | "ID_CARD_NOT_CORRECT" | "OPENID_INVALID" | "TRANSFER_QUOTA_EXCEED" | "DAY_RECEIVED_QUOTA_EXCEED" | "DAY_RECEIVED_COUNT_EXCEED" | "PAYEE_ACCOUNT_ABNORMAL" | "BANK_CARD_ABNORMAL" | "TRANSFER_RISK" | "OVERDUE_CLOSE" | "MCH_CANCEL" | "NOT_ENOUGH" | "NO_AUTH" | "OTHER";
    message?: string;
    occurredAt: OccurredAt;
};
export type PayoutAnswer = {
    no: string;
    state: "asked" | "accepted" | "confirming" | "unknown" | "success" | "failed";
};
export type ChannelBalance = {
    fen: number;
    at: OccurredAt;
};
export type Bill = {
    externalNo: ExternalNo;
    "from": OccurredAt;
    until: OccurredAt;
    lines: {
        kind: "pay" | "refund" | "payout" | "fee";
        /** The number that the channel knows the movement by. */
        channelNo: ExternalNo;
        /** The number that it has here, where that is another one: of a payout, of a refund. */
        merchantNo?: ExternalNo;
        amountFen: number;
        /** What the channel keeps for it. */
        feeFen?: number;
        /** On the bill's day in Shanghai, from `from` on and before `until`. */
        occurredAt: OccurredAt;
    }[];
};
export type BillAnswer = {
    id: number;
    day: string;
    lines: number;
};
/**
 * Place an order · 下单
 */
export function placeOrder(order: Order, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: OrderAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/orders", oazapfts.json({
        ...opts,
        method: "POST",
        body: order
    }));
}
/**
 * Report an event · 上报订单事件
 */
export function sendEvent(no: string, event: Event, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: OrderAnswer;
    } | {
        status: 202;
        data: OrderAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/orders/${encodeURIComponent(no)}/events`, oazapfts.json({
        ...opts,
        method: "POST",
        body: event
    }));
}
/**
 * Request a refund · 申请退款
 */
export function requestRefund(no: string, refund: Refund, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: RefundAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/orders/${encodeURIComponent(no)}/refunds`, oazapfts.json({
        ...opts,
        method: "POST",
        body: refund
    }));
}
/**
 * Report workers · 上报服务人员
 */
export function sendWorkers(workers: Workers, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Reported;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/workers", oazapfts.json({
        ...opts,
        method: "POST",
        body: workers
    }));
}
/**
 * Report shops · 上报商家
 */
export function sendMerchants(merchants: Merchants, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Reported;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/merchants", oazapfts.json({
        ...opts,
        method: "POST",
        body: merchants
    }));
}
/**
 * Report languages of people · 上报人员语言
 */
export function sendLanguages(languages: Languages, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Reported;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/people/languages", oazapfts.json({
        ...opts,
        method: "POST",
        body: languages
    }));
}
/**
 * Send a message · 发送会话消息
 */
export function sendMessage(message: Message, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: MessageAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/chat/messages", oazapfts.json({
        ...opts,
        method: "POST",
        body: message
    }));
}
/**
 * Upload a picture or voice · 上传图片或语音
 */
export function sendMedia(media: Media, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: MediaAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/chat/media", oazapfts.json({
        ...opts,
        method: "POST",
        body: media
    }));
}
/**
 * Get a link to a medium · 获取媒体链接
 */
export function linkMedia(mediaLink: MediaLink, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: MediaLinkAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/chat/media/link", oazapfts.json({
        ...opts,
        method: "POST",
        body: mediaLink
    }));
}
/**
 * Mark messages as read · 标记已读
 */
export function readMessages(read: Read, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {};
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/chat/read", oazapfts.json({
        ...opts,
        method: "POST",
        body: read
    }));
}
/**
 * Show that somebody types · 提示正在输入
 */
export function showTyping(typing: Typing, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {};
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/chat/typing", oazapfts.json({
        ...opts,
        method: "POST",
        body: typing
    }));
}
/**
 * Rate a conversation · 评价会话
 */
export function rate(rating: Rating, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {};
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/chat/rating", oazapfts.json({
        ...opts,
        method: "POST",
        body: rating
    }));
}
/**
 * Open a red packet · 领取红包
 */
export function openPacket(no: string, packetOpening: PacketOpening, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PacketAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/redpackets/${encodeURIComponent(no)}/open`, oazapfts.json({
        ...opts,
        method: "POST",
        body: packetOpening
    }));
}
/**
 * Upload a picture for a complaint · 上传投诉图片
 */
export function sendEvidence(complaintImage: ComplaintImage, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ComplaintImageAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/complaints/images", oazapfts.json({
        ...opts,
        method: "POST",
        body: complaintImage
    }));
}
/**
 * File a complaint · 提交投诉
 */
export function complain(complaint: Complaint, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ComplaintAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/complaints", oazapfts.json({
        ...opts,
        method: "POST",
        body: complaint
    }));
}
/**
 * Answer a proposal · 答复处理方案
 */
export function answerComplaint(no: string, complaintReply: ComplaintReply, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ComplaintAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/complaints/${encodeURIComponent(no)}/answer`, oazapfts.json({
        ...opts,
        method: "POST",
        body: complaintReply
    }));
}
/**
 * Give a statement · 提交陈述
 */
export function giveStatement(no: string, statement: Statement, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ComplaintAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/complaints/${encodeURIComponent(no)}/statement`, oazapfts.json({
        ...opts,
        method: "POST",
        body: statement
    }));
}
/**
 * Appeal against a penalty · 申诉处罚
 */
export function appealPunishment(no: string, complaintAppeal: ComplaintAppeal, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ComplaintAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/complaints/${encodeURIComponent(no)}/appeal`, oazapfts.json({
        ...opts,
        method: "POST",
        body: complaintAppeal
    }));
}
/**
 * Upload an image of a paper · 上传证件图片
 */
export function sendPaperImage(paperImage: PaperImage, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PaperImageAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/verifications/images", oazapfts.json({
        ...opts,
        method: "POST",
        body: paperImage
    }));
}
/**
 * Send a paper · 提交证件
 */
export function sendPaper(verification: Verification, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: VerificationAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/verifications", oazapfts.json({
        ...opts,
        method: "POST",
        body: verification
    }));
}
/**
 * Appeal a judgement of a paper · 申诉证件审核
 */
export function appealPaper(no: string, verificationAppeal: VerificationAppeal, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: VerificationAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/verifications/${encodeURIComponent(no)}/appeal`, oazapfts.json({
        ...opts,
        method: "POST",
        body: verificationAppeal
    }));
}
/**
 * Apply to work with the platform · 提交入驻申请
 */
export function apply(application: Application, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ApplicationAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/applications", oazapfts.json({
        ...opts,
        method: "POST",
        body: application
    }));
}
/**
 * Add what was missing · 补充申请材料
 */
export function resubmitApplication(no: string, applicationResubmit: ApplicationResubmit, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ApplicationAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/applications/${encodeURIComponent(no)}/resubmit`, oazapfts.json({
        ...opts,
        method: "POST",
        body: applicationResubmit
    }));
}
/**
 * Withdraw an application · 撤回申请
 */
export function withdrawApplication(no: string, applicationWithdraw: ApplicationWithdraw, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ApplicationAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/applications/${encodeURIComponent(no)}/withdraw`, oazapfts.json({
        ...opts,
        method: "POST",
        body: applicationWithdraw
    }));
}
/**
 * Appeal a rejection · 申诉入驻结果
 */
export function appealApplication(no: string, applicationAppeal: ApplicationAppeal, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ApplicationAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/applications/${encodeURIComponent(no)}/appeal`, oazapfts.json({
        ...opts,
        method: "POST",
        body: applicationAppeal
    }));
}
/**
 * Report training · 上报培训进度
 */
export function sendApplicationProgress(no: string, applicationProgress: ApplicationProgress, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ApplicationAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/applications/${encodeURIComponent(no)}/progress`, oazapfts.json({
        ...opts,
        method: "POST",
        body: applicationProgress
    }));
}
/**
 * Report a deposit · 上报保证金
 */
export function sendDeposit(no: string, deposit: Deposit, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DepositAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/applications/${encodeURIComponent(no)}/deposit`, oazapfts.json({
        ...opts,
        method: "POST",
        body: deposit
    }));
}
/**
 * Report a returned deposit · 上报保证金退还结果
 */
export function sendDepositResult(no: string, depositResult: DepositResult, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DepositAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/deposits/${encodeURIComponent(no)}/results`, oazapfts.json({
        ...opts,
        method: "POST",
        body: depositResult
    }));
}
/**
 * Upload a medium for a post · 上传动态媒体
 */
export function sendPostMedium(postMedia: PostMedia, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PostMediaAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/posts/media", oazapfts.json({
        ...opts,
        method: "POST",
        body: postMedia
    }));
}
/**
 * Publish a post or comment · 发布动态或评论
 */
export function publishPost(post: Post, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PostAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/posts", oazapfts.json({
        ...opts,
        method: "POST",
        body: post
    }));
}
/**
 * Report figures of posts · 上报动态数据
 */
export function sendPostFigures(postFigures: PostFigures, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FiguresAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/posts/figures", oazapfts.json({
        ...opts,
        method: "POST",
        body: postFigures
    }));
}
/**
 * Edit a post · 编辑动态
 */
export function editPost(no: string, postEdit: PostEdit, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PostAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/posts/${encodeURIComponent(no)}/edit`, oazapfts.json({
        ...opts,
        method: "POST",
        body: postEdit
    }));
}
/**
 * Delete a post · 删除动态
 */
export function deletePost(no: string, postDelete: PostDelete, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PostAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/posts/${encodeURIComponent(no)}/delete`, oazapfts.json({
        ...opts,
        method: "POST",
        body: postDelete
    }));
}
/**
 * Appeal a judgement of a post · 申诉动态审核
 */
export function appealPost(no: string, postAppeal: PostAppeal, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PostAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/posts/${encodeURIComponent(no)}/appeal`, oazapfts.json({
        ...opts,
        method: "POST",
        body: postAppeal
    }));
}
/**
 * Report a post · 举报动态
 */
export function reportPost(no: string, postReport: PostReport, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PostAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/posts/${encodeURIComponent(no)}/reports`, oazapfts.json({
        ...opts,
        method: "POST",
        body: postReport
    }));
}
/**
 * List announcements · 查询公告
 */
export function listAnnouncements(kind: "customer" | "rider" | "chauffeur" | "companion" | "merchant", externalId: string, { since }: {
    since?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AnnouncementsAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/announcements${QS.query(QS.explode({
        kind,
        externalId,
        since
    }))}`, {
        ...opts
    });
}
/**
 * Mark an announcement as read · 公告已读
 */
export function readAnnouncement(no: string, announcementRead: AnnouncementRead, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AnnouncementReadAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/announcements/${encodeURIComponent(no)}/read`, oazapfts.json({
        ...opts,
        method: "POST",
        body: announcementRead
    }));
}
/**
 * Acknowledge an announcement · 确认公告
 */
export function acknowledgeAnnouncement(no: string, announcementRead: AnnouncementRead, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AnnouncementReadAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/announcements/${encodeURIComponent(no)}/acknowledge`, oazapfts.json({
        ...opts,
        method: "POST",
        body: announcementRead
    }));
}
/**
 * Upload an image for feedback · 上传反馈图片
 */
export function sendFeedbackImage(feedbackImage: FeedbackImage, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FeedbackImageAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/feedback/images", oazapfts.json({
        ...opts,
        method: "POST",
        body: feedbackImage
    }));
}
/**
 * Send feedback · 提交反馈
 */
export function sendFeedback(feedback: Feedback, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FeedbackAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/feedback", oazapfts.json({
        ...opts,
        method: "POST",
        body: feedback
    }));
}
/**
 * Read feedback · 查询反馈
 */
export function readFeedback(no: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FeedbackAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/feedback/${encodeURIComponent(no)}`, {
        ...opts
    });
}
/**
 * Write about feedback again · 追加反馈
 */
export function writeAboutFeedback(no: string, feedbackMessage: FeedbackMessage, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: FeedbackAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/feedback/${encodeURIComponent(no)}/messages`, oazapfts.json({
        ...opts,
        method: "POST",
        body: feedbackMessage
    }));
}
/**
 * Read a balance · 查询余额
 */
export function readWallet(kind: "rider" | "chauffeur" | "companion" | "merchant" | "customer", externalId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: WalletAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/wallets/${encodeURIComponent(kind)}/${encodeURIComponent(externalId)}`, {
        ...opts
    });
}
/**
 * Bind a payout account · 绑定收款账户
 */
export function bindPayoutAccount(payoutAccount: PayoutAccount, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PayoutAccountAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/payout-accounts", oazapfts.json({
        ...opts,
        method: "PUT",
        body: payoutAccount
    }));
}
/**
 * Request a withdrawal · 申请提现
 */
export function withdraw(withdrawal: Withdrawal, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: WithdrawalAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/withdrawals", oazapfts.json({
        ...opts,
        method: "POST",
        body: withdrawal
    }));
}
/**
 * Cancel a withdrawal · 取消提现
 */
export function cancelWithdrawal(no: string, withdrawalCancel: WithdrawalCancel, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: WithdrawalAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/withdrawals/${encodeURIComponent(no)}/cancel`, oazapfts.json({
        ...opts,
        method: "POST",
        body: withdrawalCancel
    }));
}
/**
 * Report a payout · 上报打款结果
 */
export function sendPayoutResult(no: string, payoutResult: PayoutResult, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PayoutAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>(`/open/v1/payouts/${encodeURIComponent(no)}/results`, oazapfts.json({
        ...opts,
        method: "POST",
        body: payoutResult
    }));
}
/**
 * Report the balance of a channel · 上报渠道余额
 */
export function sendChannelBalance(channelBalance: ChannelBalance, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ChannelBalance;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/channel-balance", oazapfts.json({
        ...opts,
        method: "PUT",
        body: channelBalance
    }));
}
/**
 * Send a bill · 上传渠道账单
 */
export function sendBill(bill: Bill, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: BillAnswer;
    } | {
        status: 400;
        data: RefusalAnswer;
    } | {
        status: 401;
        data: RefusalAnswer;
    } | {
        status: 403;
        data: RefusalAnswer;
    } | {
        status: 404;
        data: RefusalAnswer;
    } | {
        status: 409;
        data: RefusalAnswer;
    } | {
        status: 422;
        data: RefusalAnswer;
    } | {
        status: 429;
        data: RefusalAnswer;
    } | {
        status: 503;
        data: RefusalAnswer;
    }>("/open/v1/bills", oazapfts.json({
        ...opts,
        method: "POST",
        body: bill
    }));
}
