// Generated from the OpenAPI description by `npm run client`.

export interface paths {
    "/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a dynamic code and returns its edit key
         * @description Creates a dynamic code and returns its edit key.
         */
        post: operations["createCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates many codes in one request
         * @description Creates many codes in one request. Invalid ones are reported and do not stop the others. GET /limits returns the maximum.
         */
        post: operations["createCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a code with all its content
         * @description Returns a code with all its content.
         */
        get: operations["readCode"];
        put?: never;
        post?: never;
        /**
         * Deletes a code
         * @description Deletes a code. It can be restored for the number of days that GET /limits returns.
         */
        delete: operations["deleteCode"];
        options?: never;
        head?: never;
        /**
         * Changes a code
         * @description Changes a code. Omitted fields stay unchanged.
         */
        patch: operations["editCode"];
        trace?: never;
    };
    "/codes/{slug}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pauses a code
         * @description Pauses a code. People who scan it see a notice.
         */
        post: operations["pauseCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resumes a paused code
         * @description Resumes a paused code.
         */
        post: operations["resumeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Same as DELETE, for clients that only support POST
         * @description Same as DELETE, for clients that only support POST.
         */
        post: operations["deleteCodeByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores a deleted code
         * @description Restores a deleted code.
         */
        post: operations["restoreCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a file for a code
         * @description Uploads a file for a code.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Uploads a file under an id that you choose
         * @description Uploads a file under an id that you choose. The request can be repeated safely.
         */
        put: operations["uploadFileAs"];
        post?: never;
        /**
         * Deletes a file
         * @description Deletes a file.
         */
        delete: operations["removeFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the number of scans by day, hour, country, device, system, browser, language and variant
         * @description Returns the number of scans by day, hour, country, device, system, browser, language and variant.
         */
        get: operations["readStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports a code with all its scans as JSON, or the scans as one CSV table
         * @description Exports a code with all its scans as JSON, or the scans as one CSV table.
         */
        get: operations["exportCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams all scans of a code as server-sent events or as NDJSON, oldest first
         * @description Streams all scans of a code as server-sent events or as NDJSON, oldest first. After a disconnect, the stream continues after Last-Event-ID.
         */
        get: operations["streamScans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/rotate-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a new edit key
         * @description Creates a new edit key. The old one stops working.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/mail-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the edit key to an email address
         * @description Sends the edit key to an email address.
         */
        post: operations["mailKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a recovery link for all codes that have this recovery address
         * @description Sends a recovery link for all codes that have this recovery address.
         */
        post: operations["requestRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates new edit keys for these codes, with the token from the email
         * @description Creates new edit keys for these codes, with the token from the email.
         */
        post: operations["confirmRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draws a code as a picture
         * @description Draws a code as a picture. The response can be cached indefinitely.
         */
        get: operations["drawCode"];
        put?: never;
        /**
         * Draws a code whose data or design is too long for a URL
         * @description Draws a code whose data or design is too long for a URL.
         */
        post: operations["drawCodeFromBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/image.{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draws a dynamic code in its own design
         * @description Draws a dynamic code in its own design. Public, and stored by caches for some minutes.
         */
        get: operations["drawOwnCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/destinations/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns where a code leads, without counting a scan
         * @description Returns where a code leads, without counting a scan.
         */
        get: operations["readDestination"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a harmful code
         * @description Reports a harmful code.
         */
        post: operations["reportCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a challenge for a proof of work
         * @description Returns a challenge for a proof of work.
         */
        get: operations["readChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the limits of this server
         * @description Returns the limits of this server.
         */
        get: operations["readLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the OpenAPI description of this API
         * @description Returns the OpenAPI description of this API.
         */
        get: operations["readOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One of “url”, “fields” and “document” is required */
        NewCode: {
            /** @description Where the code leads; creates a document of the type url */
            url?: string;
            /**
             * @description Type of the “fields”; default: url
             * @enum {string}
             */
            type?: "text" | "url" | "document" | "multimedia" | "vcard" | "map" | "image" | "event" | "wifi" | "email" | "sms";
            /** @description Fields of the type, in the language of “locale” */
            fields?: components["schemas"]["TextFields"] | components["schemas"]["UrlFields"] | components["schemas"]["DocumentFields"] | components["schemas"]["MultimediaFields"] | components["schemas"]["VcardFields"] | components["schemas"]["MapFields"] | components["schemas"]["ImageFields"] | components["schemas"]["EventFields"] | components["schemas"]["WifiFields"] | components["schemas"]["EmailFields"] | components["schemas"]["SmsFields"];
            /** @description All content of a code and the style of its page */
            document?: components["schemas"]["TextDocument"] | components["schemas"]["UrlDocument"] | components["schemas"]["DocumentDocument"] | components["schemas"]["MultimediaDocument"] | components["schemas"]["VcardDocument"] | components["schemas"]["MapDocument"] | components["schemas"]["ImageDocument"] | components["schemas"]["EventDocument"] | components["schemas"]["WifiDocument"] | components["schemas"]["EmailDocument"] | components["schemas"]["SmsDocument"];
            design?: components["schemas"]["Design"] | null;
            /** @description Name of the code, visible only to its owner */
            name?: string;
            /** @description IANA name of the time zone of the statistics, such as Europe/Berlin */
            timeZone?: string;
            password?: string | null;
            email?: string | null;
            /**
             * @description Language of the content and of emails to the owner
             * @enum {string}
             */
            locale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /** @description Solution of GET /challenge: Base64 of JSON with “challenge” and “solution” */
            proof?: string;
        };
        TextFields: {
            text: string;
        };
        UrlFields: {
            url: string;
        };
        DocumentFields: {
            /** @default  */
            title: string;
        };
        MultimediaFields: {
            /** @default  */
            title: string;
        };
        VcardFields: {
            /** @default  */
            firstName: string;
            /** @default  */
            lastName: string;
            /** @default  */
            phoneticLastName: string;
            /** @default  */
            phoneticFirstName: string;
            /** @default  */
            mobile: string;
            /** @default  */
            email: string;
            /** @default  */
            website: string;
            /** @default  */
            organization: string;
            /** @default  */
            jobTitle: string;
            /** @default  */
            phone: string;
            /** @default  */
            street: string;
            /** @default  */
            postcode: string;
            /** @default  */
            city: string;
            /** @default  */
            region: string;
            /** @default  */
            country: string;
            /** @default  */
            note: string;
            /**
             * @default auto
             * @enum {string}
             */
            nameOrder: "auto" | "givenFirst" | "familyFirst";
            /**
             * @default vcard
             * @enum {string}
             */
            cardFormat: "vcard" | "mecard";
        };
        MapFields: {
            latitude: string;
            longitude: string;
            /**
             * @default google
             * @enum {string}
             */
            target: "google" | "apple" | "openstreetmap" | "amap" | "baidu" | "geo";
            /** @default  */
            label: string;
        };
        ImageFields: {
            /** @default  */
            title: string;
        };
        EventFields: {
            title: string;
            /** @default  */
            location: string;
            /** @default  */
            description: string;
            /** @default false */
            allDay: boolean;
            startDate: string;
            /** @default  */
            startTime: string;
            /** @default  */
            endDate: string;
            /** @default  */
            endTime: string;
            /** @default  */
            timeZone: string;
            /**
             * @default bare
             * @enum {string}
             */
            eventFormat: "bare" | "wrapped";
        };
        WifiFields: {
            ssid: string;
            /**
             * @default wpa
             * @enum {string}
             */
            security: "wpa" | "wpa3" | "sae" | "open";
            /** @default  */
            password: string;
            /** @default false */
            hidden: boolean;
        };
        EmailFields: {
            to: string;
            /** @default  */
            subject: string;
            /** @default  */
            body: string;
        };
        SmsFields: {
            phone: string;
            /** @default  */
            body: string;
        };
        TextDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /** @constant */
            type: "text";
            languages: {
                [key: string]: {
                    fields: components["schemas"]["TextFields"];
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        UrlDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /**
             * @default url
             * @constant
             */
            type: "url";
            languages: {
                [key: string]: {
                    fields: components["schemas"]["UrlFields"];
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        DocumentDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /** @constant */
            type: "document";
            languages: {
                [key: string]: {
                    fields: components["schemas"]["DocumentFields"];
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        MultimediaDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /** @constant */
            type: "multimedia";
            languages: {
                [key: string]: {
                    fields: components["schemas"]["MultimediaFields"];
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        VcardDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /** @constant */
            type: "vcard";
            languages: {
                [key: string]: {
                    fields: components["schemas"]["VcardFields"];
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        MapDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /** @constant */
            type: "map";
            languages: {
                [key: string]: {
                    fields: components["schemas"]["MapFields"];
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        ImageDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /** @constant */
            type: "image";
            languages: {
                [key: string]: {
                    fields: components["schemas"]["ImageFields"];
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        EventDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /** @constant */
            type: "event";
            languages: {
                [key: string]: {
                    fields: components["schemas"]["EventFields"];
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        WifiDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /** @constant */
            type: "wifi";
            languages: {
                [key: string]: {
                    fields: components["schemas"]["WifiFields"];
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        EmailDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /** @constant */
            type: "email";
            languages: {
                [key: string]: {
                    fields: components["schemas"]["EmailFields"];
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        SmsDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /** @constant */
            type: "sms";
            languages: {
                [key: string]: {
                    fields: components["schemas"]["SmsFields"];
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        /** @description Style of the code */
        Design: {
            /** @constant */
            version: 2;
            /** @enum {string} */
            level: "L" | "M" | "Q" | "H";
            minVersion: number;
            mask: "auto" | number;
            eci: boolean;
            sizePx: number;
            marginModules: number;
            modules: {
                /** @enum {string} */
                shape: "square" | "dot" | "rounded" | "extra-rounded" | "classy" | "classy-rounded" | "diamond" | "star" | "plus" | "horizontal" | "vertical" | "mosaic";
                scale: number;
                fill: {
                    /** @constant */
                    kind: "solid";
                    color: string;
                } | {
                    /** @constant */
                    kind: "linear";
                    angleDegrees: number;
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "radial";
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "none";
                };
            };
            finders: {
                /** @enum {string} */
                frame: "square" | "rounded" | "extra-rounded" | "circle" | "leaf" | "cut" | "octagon" | "speech";
                /** @enum {string} */
                pupil: "square" | "rounded" | "circle" | "leaf" | "cut" | "octagon" | "diamond" | "flower" | "star" | "cushion";
                frameFill: ({
                    /** @constant */
                    kind: "solid";
                    color: string;
                } | {
                    /** @constant */
                    kind: "linear";
                    angleDegrees: number;
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "radial";
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "none";
                }) | null;
                pupilFill: ({
                    /** @constant */
                    kind: "solid";
                    color: string;
                } | {
                    /** @constant */
                    kind: "linear";
                    angleDegrees: number;
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "radial";
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "none";
                }) | null;
            };
            background: {
                fill: {
                    /** @constant */
                    kind: "solid";
                    color: string;
                } | {
                    /** @constant */
                    kind: "linear";
                    angleDegrees: number;
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "radial";
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "none";
                };
                cornerModules: number;
            };
            logo: {
                source: {
                    /** @constant */
                    kind: "icon";
                    /** @enum {string} */
                    name: "wifi" | "link" | "mail" | "phone" | "pin" | "calendar" | "person" | "heart" | "star" | "cart" | "play" | "camera";
                    color: string;
                } | {
                    /** @constant */
                    kind: "image";
                    dataUrl: string;
                    widthPx: number;
                    heightPx: number;
                };
                size: number;
                marginModules: number;
                /** @enum {string} */
                shape: "square" | "rounded" | "circle";
                /** @enum {string} */
                clearing: "modules" | "outline" | "none";
                backdrop: {
                    /** @constant */
                    kind: "solid";
                    color: string;
                } | {
                    /** @constant */
                    kind: "linear";
                    angleDegrees: number;
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "radial";
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "none";
                };
            } | null;
            frame: {
                /** @enum {string} */
                shape: "banner-below" | "banner-above" | "label-below" | "ribbon" | "bubble" | "ticket" | "badge" | "phone" | "border" | "corners";
                fill: {
                    /** @constant */
                    kind: "solid";
                    color: string;
                } | {
                    /** @constant */
                    kind: "linear";
                    angleDegrees: number;
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "radial";
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                } | {
                    /** @constant */
                    kind: "none";
                };
                text: string;
                textColor: string;
                /** @enum {string} */
                font: "sans" | "display";
                language: string;
            } | null;
        };
        CreatedCode: {
            code: components["schemas"]["Code"];
            /** @description Authenticates later requests about this code; returned only once */
            editKey: string;
        };
        Code: {
            /** @description Eight letters and digits; case-insensitive */
            slug: string;
            /**
             * Format: uri
             * @description Content of the symbol, in capitals to keep the symbol small
             */
            link: string;
            /** @enum {string} */
            type: "text" | "url" | "document" | "multimedia" | "vcard" | "map" | "image" | "event" | "wifi" | "email" | "sms";
            name: string;
            document: components["schemas"]["CodeDocument"];
            design: components["schemas"]["Design"] | null;
            /** @enum {string} */
            status: "active" | "paused" | "blocked";
            /** @description Addresses that visitors see a preview of, because their spelling may deceive */
            warnings: components["schemas"]["CodeWarning"][];
            /** @description Why the operator blocked the code */
            blockReason: string | null;
            /** @description Whether the end date or the maximum number of scans is reached */
            hasEnded: boolean;
            /** @description Total number of scans, without clicks and bots */
            scans: number;
            hasPassword: boolean;
            hasEmail: boolean;
            timeZone: string;
            files: components["schemas"]["CodeFile"][];
            /** @description Increases with every change; an edit contains the revision it is based on */
            revision: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Time of deletion; the code can be restored for “graceDays”, see GET /limits */
            deletedAt: string | null;
        };
        /** @description All content of a code and the style of its page */
        CodeDocument: {
            /**
             * @default 1
             * @constant
             */
            version: 1;
            /** @enum {string} */
            mainLocale: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /**
             * @default {
             *       "accent": "#0b6b4f",
             *       "ground": "#ffffff",
             *       "coverFileId": null
             *     }
             */
            look: {
                /** @default #0b6b4f */
                accent: string;
                /** @default #ffffff */
                ground: string;
                /** @default null */
                coverFileId: string | null;
            };
            /** @default null */
            rules: {
                /** @default UTC */
                timeZone: string;
                /** @default [] */
                windows: {
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5,
                     *       6,
                     *       7
                     *     ]
                     */
                    days: number[];
                    /** @default 00:00 */
                    from: string;
                    /** @default 00:00 */
                    until: string;
                    url: string;
                }[];
                /** @default {} */
                byDevice: {
                    [key: string]: string;
                };
                /** @default [] */
                byLanguage: {
                    language: string;
                    url: string;
                }[];
                /** @default [] */
                split: {
                    /** @default  */
                    name: string;
                    url: string;
                    /** @default 1 */
                    weight: number;
                }[];
                /** @default null */
                expiry: {
                    /** @default null */
                    at: string | null;
                    /** @default null */
                    scans: number | null;
                    /** @default null */
                    fallbackUrl: string | null;
                } | null;
            } | null;
            /**
             * @default url
             * @enum {string}
             */
            type: "text" | "url" | "document" | "multimedia" | "vcard" | "map" | "image" | "event" | "wifi" | "email" | "sms";
            languages: {
                [key: string]: {
                    fields: {
                        [key: string]: string | boolean;
                    };
                    /** @default  */
                    title: string;
                    /** @default  */
                    description: string;
                    /** @default [] */
                    buttons: {
                        label: string;
                        url: string;
                    }[];
                    /** @default [] */
                    files: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * @default content
                         * @enum {string}
                         */
                        role: "content" | "subtitles" | "photo";
                        /** @default  */
                        caption: string;
                    }[];
                };
            };
        };
        CodeWarning: {
            /** @description JSON pointer into the code */
            pointer: string;
            /** @enum {string} */
            key: "codes.warnings.imitates" | "codes.warnings.lookAlike" | "codes.warnings.mixedScripts";
            values?: {
                [key: string]: string | number;
            };
            /** @description Explanation in English */
            detail: string;
        };
        CodeFile: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Detected from the content of the file */
            mediaType: string;
            bytes: number;
            widthPx: number | null;
            heightPx: number | null;
            /** @description Path of the file on this site */
            path: string;
        };
        /** @description Edit keys of these codes are not sent by email */
        NewCodes: {
            codes: components["schemas"]["NewCode"][];
            /** @description Default for codes without a design */
            design?: components["schemas"]["Design"] | null;
            /** @description Solution of GET /challenge: Base64 of JSON with “challenge” and “solution” */
            proof?: string;
        };
        /** @description Results in the order of the request */
        CreatedCodes: {
            results: (components["schemas"]["CreatedCode"] | components["schemas"]["Problem"])[];
        };
        /** @description Format of all errors (RFC 9457) */
        Problem: {
            /** Format: uri */
            type: string;
            title: string;
            status: number;
            detail?: string;
            /**
             * @description Machine-readable kind of the error
             * @enum {string}
             */
            key: "invalid" | "unauthorised" | "unknown" | "method" | "gone" | "blocked" | "changed" | "limited" | "proof" | "tooLarge" | "fileType" | "target" | "conflict" | "unavailable";
            values?: {
                [key: string]: string | number;
            };
            errors?: {
                /** @description JSON pointer to the invalid part of the body */
                pointer: string;
                key: string;
                detail?: string;
                values?: {
                    [key: string]: string | number;
                };
            }[];
            /** @description For “changed”: the current code */
            current?: components["schemas"]["Code"];
            /** @description For “proof”: the challenge to solve, see GET /challenge */
            challenge?: components["schemas"]["Challenge"];
        };
        Challenge: {
            parameters: {
                algorithm: string;
                nonce: string;
                salt: string;
                cost: number;
                keyLength: number;
                keyPrefix: string;
                keySignature: string;
                expiresAt: number;
            };
            signature: string;
        };
        /** @description The changes; omitted fields stay unchanged */
        CodeEdit: {
            /** @description Where the code leads; creates a document of the type url */
            url?: string;
            /** @description Fields of the type, in the language of “locale” */
            fields?: components["schemas"]["TextFields"] | components["schemas"]["UrlFields"] | components["schemas"]["DocumentFields"] | components["schemas"]["MultimediaFields"] | components["schemas"]["VcardFields"] | components["schemas"]["MapFields"] | components["schemas"]["ImageFields"] | components["schemas"]["EventFields"] | components["schemas"]["WifiFields"] | components["schemas"]["EmailFields"] | components["schemas"]["SmsFields"];
            /** @description All content of a code and the style of its page */
            document?: components["schemas"]["TextDocument"] | components["schemas"]["UrlDocument"] | components["schemas"]["DocumentDocument"] | components["schemas"]["MultimediaDocument"] | components["schemas"]["VcardDocument"] | components["schemas"]["MapDocument"] | components["schemas"]["ImageDocument"] | components["schemas"]["EventDocument"] | components["schemas"]["WifiDocument"] | components["schemas"]["EmailDocument"] | components["schemas"]["SmsDocument"];
            design?: components["schemas"]["Design"] | null;
            /** @description Name of the code, visible only to its owner */
            name?: string;
            /** @description IANA name of the time zone of the statistics, such as Europe/Berlin */
            timeZone?: string;
            password?: string | null;
            email?: string | null;
            /** @description Increases with every change; an edit contains the revision it is based on */
            revision: number;
        };
        Statistics: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            timeZone: string;
            /** @description Day of the first scan */
            since: string | null;
            total: {
                scans: number;
                /** @description Opened through the link instead of a scan */
                clicks: number;
                /** @description Requests by crawlers and link previews */
                bots: number;
                /** @description Different visitors who scanned per day; totals add up the days */
                visitors: number;
            };
            days: {
                scans: number;
                /** @description Opened through the link instead of a scan */
                clicks: number;
                /** @description Requests by crawlers and link previews */
                bots: number;
                /** @description Different visitors who scanned per day; totals add up the days */
                visitors: number;
                /** Format: date */
                day: string;
            }[];
            breakdowns: {
                hour: {
                    value: string;
                    scans: number;
                    /** @description Opened through the link instead of a scan */
                    clicks: number;
                    /** @description Requests by crawlers and link previews */
                    bots: number;
                }[];
                country: {
                    value: string;
                    scans: number;
                    /** @description Opened through the link instead of a scan */
                    clicks: number;
                    /** @description Requests by crawlers and link previews */
                    bots: number;
                }[];
                device: {
                    value: string;
                    scans: number;
                    /** @description Opened through the link instead of a scan */
                    clicks: number;
                    /** @description Requests by crawlers and link previews */
                    bots: number;
                }[];
                system: {
                    value: string;
                    scans: number;
                    /** @description Opened through the link instead of a scan */
                    clicks: number;
                    /** @description Requests by crawlers and link previews */
                    bots: number;
                }[];
                browser: {
                    value: string;
                    scans: number;
                    /** @description Opened through the link instead of a scan */
                    clicks: number;
                    /** @description Requests by crawlers and link previews */
                    bots: number;
                }[];
                language: {
                    value: string;
                    scans: number;
                    /** @description Opened through the link instead of a scan */
                    clicks: number;
                    /** @description Requests by crawlers and link previews */
                    bots: number;
                }[];
                variant: {
                    value: string;
                    scans: number;
                    /** @description Opened through the link instead of a scan */
                    clicks: number;
                    /** @description Requests by crawlers and link previews */
                    bots: number;
                }[];
            };
        };
        CodeExport: {
            code: components["schemas"]["Code"];
            scans: components["schemas"]["Scan"][];
        };
        Scan: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "scan" | "click" | "bot";
            /** @description Index of the variant of a split test, starting at 0 */
            variant: number | null;
            country: string | null;
            device: string;
            system: string;
            browser: string;
            language: string | null;
        };
        MailKey: {
            email: string;
            /**
             * @description One of the languages of the site
             * @enum {string}
             */
            locale: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
        };
        Recovery: {
            email: string;
            /**
             * @description One of the languages of the site
             * @enum {string}
             */
            locale: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
        };
        RecoveryToken: {
            /** @description Token from the email */
            token: string;
        };
        RecoveredCode: {
            /** @description Eight letters and digits; case-insensitive */
            slug: string;
            name: string;
            /** @description Authenticates later requests about this code; returned only once */
            editKey: string;
        };
        CodeImage: {
            /** @description Content of the code */
            data: string;
            /**
             * @default svg
             * @enum {string}
             */
            format: "svg" | "png" | "jpeg" | "webp" | "pdf" | "eps";
            /** @description Width in pixels; default: the width of the design, or 1000 without a design */
            size?: number;
            /** @description Width on paper in millimetres, for PDF and EPS */
            width?: number;
            /**
             * @description Minimum error correction; raised where this does not enlarge the code
             * @enum {string}
             */
            level?: "L" | "M" | "Q" | "H";
            /** @description Quiet zone in modules; the standard requires 4 */
            margin?: number;
            /** @description Colour of the code */
            color?: string;
            /** @description Colour of the background, or transparent */
            background?: string | "transparent";
            /** @description The whole style; as JSON in a URL */
            design?: components["schemas"]["Design"];
            /**
             * @description Makes browsers download the picture instead of showing it
             * @default false
             */
            download: boolean;
        };
        Destination: {
            /** @description Eight letters and digits; case-insensitive */
            slug: string;
            /** @enum {string} */
            type: "text" | "url" | "document" | "multimedia" | "vcard" | "map" | "image" | "event" | "wifi" | "email" | "sms";
            /** @enum {string} */
            status: "active" | "paused" | "blocked" | "deleted" | "expired";
            /** @description Where the code leads; null for hosted pages and hidden destinations */
            url: string | null;
            host: string | null;
            hasPassword: boolean;
            /** @description Whether the destination can differ by device, language or time */
            hasRules: boolean;
        };
        Report: {
            /** @description Eight letters and digits; case-insensitive */
            slug: string;
            /** @enum {string} */
            reason: "phishing" | "malware" | "illegal" | "spam" | "other";
            /** @default  */
            message: string;
        };
        Limits: {
            /** @description Whether edit keys can be sent and recovered by email */
            hasMail: boolean;
            /** @description Whether codes may lead to http URLs */
            allowsHttp: boolean;
            /** @description Maximum size of an uploaded file */
            uploadLimitBytes: number;
            bulkCodes: number;
            /** @description Number of days in which a deleted code can be restored */
            graceDays: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same value for every attempt of a request; within a day, nothing is created twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCode"];
            };
        };
        responses: {
            /** @description Creates a dynamic code and returns its edit key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCode"];
                };
            };
            /** @description invalid: The body is not JSON in UTF-8, or a header is malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: The idempotency key was used for a different request */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileType: Files or requests of this type are not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid. target: An address is not accepted */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests. proof: A proof of work is required */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same value for every attempt of a request; within a day, nothing is created twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCodes"];
            };
        };
        responses: {
            /** @description Creates many codes in one request. Invalid ones are reported and do not stop the others. GET /limits returns the maximum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCodes"];
                };
            };
            /** @description invalid: The body is not JSON in UTF-8, or a header is malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: The idempotency key was used for a different request */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileType: Files or requests of this type are not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests. proof: A proof of work is required */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns a code with all its content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a code. It can be restored for the number of days that GET /limits returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeEdit"];
            };
        };
        responses: {
            /** @description Changes a code. Omitted fields stay unchanged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
            /** @description invalid: The body is not JSON in UTF-8, or a header is malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description blocked: The code is blocked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed: The code was changed in the meantime */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description gone: The code has been deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileType: Files or requests of this type are not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid. target: An address is not accepted */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pauseCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pauses a code. People who scan it see a notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description blocked: The code is blocked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description gone: The code has been deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resumeCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Resumes a paused code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description blocked: The code is blocked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description gone: The code has been deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteCodeByPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Same as DELETE, for clients that only support POST. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description blocked: The code is blocked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description gone: The code has been deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restores a deleted code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description blocked: The code is blocked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description gone: The code has been deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                /** @description File name with an extension that matches the content of the file */
                name?: string;
            };
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Uploads a file for a code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeFile"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description blocked: The code is blocked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description gone: The code has been deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileType: Files or requests of this type are not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadFileAs: {
        parameters: {
            query?: {
                /** @description File name with an extension that matches the content of the file */
                name?: string;
            };
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
                /** @description Id of the file; to upload with PUT, a UUID that you choose */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Uploads a file under an id that you choose. The request can be repeated safely. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeFile"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description blocked: The code is blocked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description gone: The code has been deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileType: Files or requests of this type are not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
                /** @description Id of the file; to upload with PUT, a UUID that you choose */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a file. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readStatistics: {
        parameters: {
            query?: {
                /** @description First day */
                from?: string;
                /** @description Last day */
                to?: string;
                timeZone?: string;
                format?: "json" | "csv";
            };
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the number of scans by day, hour, country, device, system, browser, language and variant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                    "text/csv": unknown;
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportCode: {
        parameters: {
            query?: {
                format?: "json" | "csv";
            };
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exports a code with all its scans as JSON, or the scans as one CSV table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeExport"];
                    "text/csv": unknown;
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    streamScans: {
        parameters: {
            query?: {
                /** @description Continues after this id, when the header cannot be set */
                after?: string;
            };
            header?: {
                /** @description Id of the last event that you received; the stream continues after it */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Streams all scans of a code as server-sent events or as NDJSON, oldest first. After a disconnect, the stream continues after Last-Event-ID. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                    "application/x-ndjson": unknown;
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates a new edit key. The old one stops working. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCode"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description blocked: The code is blocked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description gone: The code has been deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mailKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailKey"];
            };
        };
        responses: {
            /** @description Sends the edit key to an email address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: The body is not JSON in UTF-8, or a header is malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileType: Files or requests of this type are not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            /** @description Sends a recovery link for all codes that have this recovery address. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description invalid: The body is not JSON in UTF-8, or a header is malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileType: Files or requests of this type are not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryToken"];
            };
        };
        responses: {
            /** @description Creates new edit keys for these codes, with the token from the email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveredCode"][];
                };
            };
            /** @description invalid: The body is not JSON in UTF-8, or a header is malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorised: The edit key is missing or does not match this code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileType: Files or requests of this type are not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drawCode: {
        parameters: {
            query: {
                /** @description Content of the code */
                data: string;
                format?: "svg" | "png" | "jpeg" | "webp" | "pdf" | "eps";
                /** @description Width in pixels; default: the width of the design, or 1000 without a design */
                size?: number;
                /** @description Width on paper in millimetres, for PDF and EPS */
                width?: number;
                /** @description Minimum error correction; raised where this does not enlarge the code */
                level?: "L" | "M" | "Q" | "H";
                /** @description Quiet zone in modules; the standard requires 4 */
                margin?: number;
                /** @description Colour of the code */
                color?: string;
                /** @description Colour of the background, or transparent */
                background?: string | "transparent";
                /** @description The whole style; as JSON in a URL */
                design?: components["schemas"]["Design"];
                /** @description Makes browsers download the picture instead of showing it */
                download?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Draws a code as a picture. The response can be cached indefinitely. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": unknown;
                    "image/png": unknown;
                    "image/jpeg": unknown;
                    "image/webp": unknown;
                    "application/pdf": unknown;
                    "application/postscript": unknown;
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drawCodeFromBody: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeImage"];
            };
        };
        responses: {
            /** @description Draws a code whose data or design is too long for a URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": unknown;
                    "image/png": unknown;
                    "image/jpeg": unknown;
                    "image/webp": unknown;
                    "application/pdf": unknown;
                    "application/postscript": unknown;
                };
            };
            /** @description invalid: The body is not JSON in UTF-8, or a header is malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileType: Files or requests of this type are not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drawOwnCode: {
        parameters: {
            query?: {
                /** @description Width in pixels; default: the width of the design, or 1000 without a design */
                size?: number;
                /** @description Width on paper in millimetres, for PDF and EPS */
                width?: number;
                /** @description Makes browsers download the picture instead of showing it */
                download?: boolean;
            };
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
                format: "svg" | "png" | "jpeg" | "webp" | "pdf" | "eps";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Draws a dynamic code in its own design. Public, and stored by caches for some minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": unknown;
                    "image/png": unknown;
                    "image/jpeg": unknown;
                    "image/webp": unknown;
                    "application/pdf": unknown;
                    "application/postscript": unknown;
                };
            };
            /** @description blocked: The code is blocked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description gone: The code has been deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns where a code leads, without counting a scan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Report"];
            };
        };
        responses: {
            /** @description Reports a harmful code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description invalid: The body is not JSON in UTF-8, or a header is malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown: Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileType: Files or requests of this type are not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The request is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description limited: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns a challenge for a proof of work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the limits of this server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Limits"];
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: This is not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the OpenAPI description of this API. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description method: The method is not supported at this address */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
