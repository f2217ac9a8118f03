// Generated from the OpenAPI description by `npm run client`.

export interface paths {
    "/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the codes of the workspace, filtered and sorted, page by page
         * @description Returns the codes of the workspace, filtered and sorted, page by page.
         */
        get: operations["listCodes"];
        put?: never;
        /**
         * Creates a dynamic code and returns its edit key; with a workspace key, a code without one
         * @description Creates a dynamic code and returns its edit key; with a workspace key, a code without one.
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
    "/codes/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns many codes in one request, each with its own edit key
         * @description Returns many codes in one request, each with its own edit key. A wrong key does not stop the others.
         */
        post: operations["readCodes"];
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
    "/workspace/codes/external/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the code with this id of yours, or creates it
         * @description Changes the code with this id of yours, or creates it.
         */
        put: operations["upsertCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes, pauses, archives, tags, moves or deletes many codes
         * @description Changes, pauses, archives, tags, moves or deletes many codes. Problems with some do not stop the others.
         */
        post: operations["changeCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exports the selected codes as CSV or JSON
         * @description Exports the selected codes as CSV or JSON.
         */
        post: operations["exportCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/codes/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves existing codes into the workspace with their edit keys, which stop working
         * @description Moves existing codes into the workspace with their edit keys, which stop working.
         */
        post: operations["moveCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a workspace and returns the key of its owner
         * @description Creates a workspace and returns the key of its owner.
         */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a recovery link for all workspaces that have this recovery address
         * @description Sends a recovery link for all workspaces that have this recovery address.
         */
        post: operations["requestWorkspaceRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces/recovery/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a new owner key for these workspaces, with the token from the email
         * @description Creates a new owner key for these workspaces, with the token from the email.
         */
        post: operations["confirmWorkspaceRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the workspace and the role of the key
         * @description Returns the workspace and the role of the key.
         */
        get: operations["readWorkspace"];
        put?: never;
        post?: never;
        /**
         * Deletes the workspace and returns its codes with new edit keys
         * @description Deletes the workspace and returns its codes with new edit keys. They remain, unless they are deleted too.
         */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        /**
         * Changes the settings of the workspace
         * @description Changes the settings of the workspace. Omitted fields stay unchanged.
         */
        patch: operations["editWorkspace"];
        trace?: never;
    };
    "/workspace/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns who changed what, newest first
         * @description Returns who changed what, newest first.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/changes/{changeId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes a change, unless the same was changed again since
         * @description Undoes a change, unless the same was changed again since.
         */
        post: operations["undoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the folders and the number of their codes
         * @description Returns the folders and the number of their codes.
         */
        get: operations["listFolders"];
        put?: never;
        /**
         * Creates a folder
         * @description Creates a folder.
         */
        post: operations["createFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/folders/{folderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a folder
         * @description Deletes a folder. Its codes stay in the workspace.
         */
        delete: operations["deleteFolder"];
        options?: never;
        head?: never;
        /**
         * Renames a folder
         * @description Renames a folder.
         */
        patch: operations["renameFolder"];
        trace?: never;
    };
    "/workspace/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the keys of the workspace with their roles and last use
         * @description Returns the keys of the workspace with their roles and last use.
         */
        get: operations["listWorkspaceKeys"];
        put?: never;
        /**
         * Creates a key with a name and a role
         * @description Creates a key with a name and a role.
         */
        post: operations["createWorkspaceKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a key for good, with the edit keys that came from it, and returns what else it led to
         * @description Revokes a key for good, with the edit keys that came from it, and returns what else it led to. The last key of an owner cannot be revoked.
         */
        delete: operations["revokeWorkspaceKey"];
        options?: never;
        head?: never;
        /**
         * Renames a key
         * @description Renames a key.
         */
        patch: operations["renameWorkspaceKey"];
        trace?: never;
    };
    "/workspace/keys/{keyId}/effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns what still gives access and came from a key: edit keys, webhooks, domains, other keys, emails and the recovery address
         * @description Returns what still gives access and came from a key: edit keys, webhooks, domains, other keys, emails and the recovery address.
         */
        get: operations["readKeyEffects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/edit-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the codes of the workspace that have an edit key
         * @description Returns the codes of the workspace that have an edit key.
         */
        get: operations["listEditKeys"];
        put?: never;
        post?: never;
        /**
         * Ends the edit keys of all codes of the workspace
         * @description Ends the edit keys of all codes of the workspace.
         */
        delete: operations["endEditKeys"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the webhooks of the workspace
         * @description Returns the webhooks of the workspace.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Creates a webhook and returns the secret of its signatures, once
         * @description Creates a webhook and returns the secret of its signatures, once.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a webhook with its log
         * @description Deletes a webhook with its log.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Changes, pauses or resumes a webhook
         * @description Changes, pauses or resumes a webhook. Omitted fields stay unchanged.
         */
        patch: operations["editWebhook"];
        trace?: never;
    };
    "/workspace/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test event at once and returns the result
         * @description Sends a test event at once and returns the result.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the log of a webhook, the newest events first
         * @description Returns the log of a webhook, the newest events first.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/webhooks/{webhookId}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an event again at once, with the same id, and returns the result
         * @description Sends an event again at once, with the same id, and returns the result.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the domains of the workspace and how to verify them
         * @description Returns the domains of the workspace and how to verify them.
         */
        get: operations["listDomains"];
        put?: never;
        /**
         * Adds a domain
         * @description Adds a domain. It serves the codes of the workspace once it is verified.
         */
        post: operations["addDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/domains/{domainId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a domain
         * @description Deletes a domain. Codes are no longer served on it.
         */
        delete: operations["deleteDomain"];
        options?: never;
        head?: never;
        /**
         * Changes where addresses without a code lead
         * @description Changes where addresses without a code lead.
         */
        patch: operations["editDomain"];
        trace?: never;
    };
    "/workspace/domains/{domainId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks at once whether the TXT record or the file of a domain is published
         * @description Checks at once whether the TXT record or the file of a domain is published.
         */
        post: operations["verifyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns who gets emails about the codes of the workspace
         * @description Returns who gets emails about the codes of the workspace.
         */
        get: operations["listSubscriptions"];
        put?: never;
        /**
         * Subscribes an address to weekly reports or alerts
         * @description Subscribes an address to weekly reports or alerts. Its owner confirms it by a link in an email.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a subscription and deletes its address
         * @description Ends a subscription and deletes its address.
         */
        delete: operations["deleteSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns who gets emails about a code
         * @description Returns who gets emails about a code.
         */
        get: operations["listCodeSubscriptions"];
        put?: never;
        /**
         * Subscribes an address to weekly reports or alerts about one code
         * @description Subscribes an address to weekly reports or alerts about one code.
         */
        post: operations["subscribeToCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{slug}/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a subscription to a code and deletes its address
         * @description Ends a subscription to a code and deletes its address.
         */
        delete: operations["deleteCodeSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows a page with which the reader of an email confirms or ends a subscription
         * @description Shows a page with which the reader of an email confirms or ends a subscription.
         */
        get: operations["showSubscription"];
        put?: never;
        /**
         * Confirms or ends a subscription, also by the button of email programs (RFC 8058)
         * @description Confirms or ends a subscription, also by the button of email programs (RFC 8058).
         */
        post: operations["changeSubscription"];
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
    "/workspace/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the combined statistics of the codes of a workspace, compared with another range on request, or as one CSV table
         * @description Returns the combined statistics of the codes of a workspace, compared with another range on request, or as one CSV table.
         */
        get: operations["readWorkspaceStatistics"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Creates a new edit key. The old one stops working. Codes of a workspace get one from an owner only.
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
         * @description Draws a code as a picture. The response can be cached indefinitely. With check=true, the headers QR-Grade, QR-Verdict, QR-Reasons and QR-Warnings say how well it will scan; with minGrade, a lower grade is refused.
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
            /** @description For codes in a workspace: chosen slug, the last part of the link */
            slug?: string;
            /** @description For codes in a workspace: your own id of the code */
            externalId?: string;
            /** @description For codes in a workspace: id of a folder */
            folder?: string | null;
            /** @description For codes in a workspace: tags, without an order */
            tags?: string[];
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
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
            eci: "auto" | boolean;
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
                textScale?: number;
                textColor: string;
                /** @enum {string} */
                font: "sans" | "display";
                language: string;
            } | null;
        };
        /** @description Codes of a workspace have no edit key; an owner can create one */
        CreatedCode: {
            code: components["schemas"]["Code"];
            /** @description Authenticates later requests about this code; returned only once */
            editKey?: string;
        };
        Code: {
            /** @description The part of the link after /Q/; case-insensitive */
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
            /** @description Addresses that visitors see a preview of, because their spelling may deceive, and fields that will fail on some devices, such as a phone number with a trunk prefix */
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
                logoFileId?: string | null;
                iconFileId?: string | null;
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
                    fileIds?: string[];
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
                startsAt?: string | null;
                passQuery?: boolean;
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
                    messages?: {
                        [key: string]: string;
                    };
                };
            };
        };
        CodeWarning: {
            /** @description JSON pointer into the code */
            pointer: string;
            /** @enum {string} */
            key: "codes.warnings.imitates" | "codes.warnings.lookAlike" | "codes.warnings.mixedScripts" | "content.warnings.passwordEndsInBackslash" | "content.warnings.passwordIsRawKey" | "content.warnings.passwordLetters" | "content.warnings.passwordLength" | "content.warnings.phoneTrunkPrefix";
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
            key: "invalid" | "unauthorised" | "forbidden" | "unknown" | "method" | "gone" | "blocked" | "changed" | "limited" | "proof" | "tooLarge" | "fileType" | "target" | "conflict" | "idempotencyKey" | "inProgress" | "replaced" | "outdated" | "permanent" | "lastOwner" | "elsewhere" | "inUse" | "full" | "unavailable";
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
        CodeKeys: {
            codes: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
                /** @description Authenticates later requests about this code; returned only once */
                editKey: string;
            }[];
        };
        /** @description Results in the order of the request */
        ReadCodes: {
            results: (components["schemas"]["Code"] | components["schemas"]["Problem"])[];
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
        CodeList: {
            codes: components["schemas"]["ListedCode"][];
            /** @description Number of codes that match the filters */
            total: number;
            /** @description Of the next page; null on the last one */
            cursor: string | null;
        };
        ListedCode: {
            slug: string;
            /** Format: uri */
            link: string;
            name: string;
            /** @enum {string} */
            type: "text" | "url" | "document" | "multimedia" | "vcard" | "map" | "image" | "event" | "wifi" | "email" | "sms";
            /** @enum {string} */
            status: "active" | "paused" | "blocked" | "deleted";
            target: string | null;
            folder: string | null;
            tags: string[];
            externalId: string | null;
            scans: number;
            revision: number;
            /** Format: date-time */
            addedAt: string;
            /** Format: date-time */
            updatedAt: string;
            archivedAt: string | null;
        };
        CodeBatch: {
            /** @enum {string} */
            action: "pause" | "resume" | "delete" | "restore" | "archive" | "unarchive" | "remove";
            codes: string[];
        } | {
            /** @constant */
            action: "tag";
            codes: string[];
            /** @description For codes in a workspace: tags, without an order */
            add?: string[];
            /** @description For codes in a workspace: tags, without an order */
            remove?: string[];
        } | {
            /** @constant */
            action: "move";
            codes: string[];
            /** @description For codes in a workspace: id of a folder */
            folder: string | null;
        } | {
            /** @constant */
            action: "update";
            codes: string[];
            changes: {
                /** @description All content of a code and the style of its page */
                document?: components["schemas"]["TextDocument"] | components["schemas"]["UrlDocument"] | components["schemas"]["DocumentDocument"] | components["schemas"]["MultimediaDocument"] | components["schemas"]["VcardDocument"] | components["schemas"]["MapDocument"] | components["schemas"]["ImageDocument"] | components["schemas"]["EventDocument"] | components["schemas"]["WifiDocument"] | components["schemas"]["EmailDocument"] | components["schemas"]["SmsDocument"];
                design?: components["schemas"]["Design"] | null;
                /** @description Name of the code, visible only to its owner */
                name?: string;
                /** @description IANA name of the time zone of the statistics, such as Europe/Berlin */
                timeZone?: string;
            };
        };
        /** @description Results in the order of the request */
        CodeResults: {
            results: components["schemas"]["CodeResult"][];
        };
        CodeResult: {
            slug: string;
            /** @description Why the code was not changed */
            problem: ("invalid" | "unauthorised" | "forbidden" | "unknown" | "method" | "gone" | "blocked" | "changed" | "limited" | "proof" | "tooLarge" | "fileType" | "target" | "conflict" | "idempotencyKey" | "inProgress" | "replaced" | "outdated" | "permanent" | "lastOwner" | "elsewhere" | "inUse" | "full" | "unavailable") | null;
            /** @description Authenticates later requests about this code; returned only once */
            editKey?: string;
        };
        CodesExport: {
            codes: string[];
            /**
             * @default csv
             * @enum {string}
             */
            format: "json" | "csv";
        };
        MovedCodes: {
            codes: {
                slug: string;
                editKey: string;
            }[];
            /** @description For codes in a workspace: id of a folder */
            folder?: string | null;
            /** @description For codes in a workspace: tags, without an order */
            tags?: string[];
        };
        NewWorkspace: {
            name?: string;
            email?: string | null;
            /**
             * @description Language of the emails to the owner
             * @enum {string}
             */
            locale?: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            timeZone?: string;
            defaults?: components["schemas"]["WorkspaceDefaultsInput"];
        };
        /** @description Style, connected domain and UTM parameters of new codes */
        WorkspaceDefaultsInput: {
            design?: components["schemas"]["Design"] | null;
            domain?: string | null;
            utm?: {
                source?: string;
                medium?: string;
                campaign?: string;
                term?: string;
                content?: string;
            } | null;
        };
        CreatedWorkspace: {
            workspace: components["schemas"]["Workspace"];
            /** @description The key itself, sent as bearer token; returned only once */
            secret: string;
        };
        Workspace: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            locale: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            timeZone: string;
            defaults: components["schemas"]["WorkspaceDefaults"];
            hasEmail: boolean;
            /** @description Number of codes, including archived ones */
            codes: number;
            /** Format: date-time */
            createdAt: string;
            /** @description The key of this request */
            key: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "owner" | "editor" | "viewer" | "api";
            };
        };
        /** @description Style, connected domain and UTM parameters of new codes */
        WorkspaceDefaults: {
            design?: components["schemas"]["Design"] | null;
            domain?: string | null;
            utm?: {
                source?: string;
                medium?: string;
                campaign?: string;
                term?: string;
                content?: string;
            } | null;
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
        RecoveredWorkspace: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The key itself, sent as bearer token; returned only once */
            secret: string;
        };
        WorkspaceEdit: components["schemas"]["NewWorkspace"];
        /** @description The codes of the workspace with their new edit keys */
        ReleasedCodes: {
            codes: {
                slug: string;
                name: string;
                editKey: string;
            }[];
        };
        WorkspaceChanges: {
            changes: components["schemas"]["WorkspaceChange"][];
            cursor: string | null;
        };
        WorkspaceChange: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            action: "createWorkspace" | "recoverWorkspace" | "changeEmail" | "createKey" | "renameKey" | "revokeKey" | "createWebhook" | "editWebhook" | "deleteWebhook" | "addDomain" | "editDomain" | "verifyDomain" | "loseDomain" | "deleteDomain" | "subscribe" | "confirmMails" | "unsubscribe" | "addCode" | "removeCode" | "changePassword" | "rotateKey" | "endEditKeys" | "exportCodes" | "exportScans" | "exportStatistics" | "streamScans" | "editWorkspace" | "createFolder" | "renameFolder" | "deleteFolder" | "createCode" | "editCode" | "pauseCode" | "resumeCode" | "deleteCode" | "restoreCode" | "archiveCode" | "unarchiveCode" | "tagCode" | "moveCode" | "undo";
            /** @description The key that was used, with its name then; null for the edit key of the code */
            key: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            code: {
                slug: string | null;
                name: string;
            } | null;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            undoes: string | null;
            canUndo: boolean;
        };
        Folder: {
            /** Format: uuid */
            id: string;
            name: string;
            codes: number;
        };
        FolderInput: {
            name: string;
        };
        WorkspaceKey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "editor" | "viewer" | "api";
            /** Format: date-time */
            createdAt: string;
            lastUsedAt: string | null;
            revokedAt: string | null;
        };
        NewWorkspaceKey: {
            name: string;
            /** @enum {string} */
            role: "owner" | "editor" | "viewer" | "api";
        };
        CreatedWorkspaceKey: {
            key: components["schemas"]["WorkspaceKey"];
            /** @description The key itself, sent as bearer token; returned only once */
            secret: string;
        };
        WorkspaceKeyEdit: {
            name: string;
        };
        RevokedWorkspaceKey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "editor" | "viewer" | "api";
            /** Format: date-time */
            createdAt: string;
            lastUsedAt: string | null;
            revokedAt: string | null;
            ledTo: components["schemas"]["KeyEffects"];
        };
        KeyEffects: {
            editKeys: components["schemas"]["EditKeys"];
            webhooks: {
                /** Format: uuid */
                id: string;
                url: string;
            }[];
            domains: {
                /** Format: uuid */
                id: string;
                host: string;
            }[];
            keys: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "owner" | "editor" | "viewer" | "api";
            }[];
            subscriptions: {
                /** Format: uuid */
                id: string;
                email: string;
                slug: string | null;
            }[];
            /** @description Whether the recovery address of the workspace was set with the key */
            recoveryAddress: boolean;
        };
        EditKeys: {
            total: number;
            /** @description At most 100, with the workspace key that created the edit key */
            codes: {
                slug: string;
                name: string;
                key: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            }[];
        };
        EndedEditKeys: {
            /** @description Number of codes whose edit key ended */
            codes: number;
        };
        Webhooks: {
            webhooks: components["schemas"]["Webhook"][];
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            url: string;
            events: ("code.created" | "code.changed" | "code.scanned" | "target.broken" | "target.recovered")[];
            pausedAt: string | null;
            /** @description Time of the first attempt that failed since a success */
            failingSince: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        NewWebhook: {
            /** @description An https address on the public Internet */
            url: string;
            /** @description Events to send */
            events: ("code.created" | "code.changed" | "code.scanned" | "target.broken" | "target.recovered")[];
        };
        CreatedWebhook: {
            /** Format: uuid */
            id: string;
            url: string;
            events: ("code.created" | "code.changed" | "code.scanned" | "target.broken" | "target.recovered")[];
            pausedAt: string | null;
            /** @description Time of the first attempt that failed since a success */
            failingSince: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Key of the signatures according to Standard Webhooks; returned only here */
            secret: string;
        };
        WebhookEdit: {
            /** @description An https address on the public Internet */
            url?: string;
            /** @description Events to send */
            events?: ("code.created" | "code.changed" | "code.scanned" | "target.broken" | "target.recovered")[];
            /** @description A paused webhook gets no events; waiting ones are sent later */
            paused?: boolean;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Same as the header webhook-id
             */
            id: string;
            event: string;
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            deliveredAt: string | null;
            /** @description Null if the event is delivered or given up */
            nextAttemptAt: string | null;
            responseStatus: number | null;
            /** @description Reason why the last attempt failed */
            failure: string | null;
            /** @description Body of the request; null if it is long */
            payload: unknown;
        };
        WebhookDeliveries: {
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description Value of “before” for the next page; null on the last one */
            next: string | null;
        };
        Domains: {
            domains: components["schemas"]["Domain"][];
        };
        Domain: {
            /** Format: uuid */
            id: string;
            host: string;
            /** @description Where addresses without a code lead; null for an error page */
            fallbackUrl: string | null;
            /** @description The domain serves the codes of the workspace since then */
            verifiedAt: string | null;
            checkedAt: string | null;
            /** @description missing: the token was not found; moved: another workspace verified the domain */
            failure: ("missing" | "moved") | null;
            /** Format: date-time */
            createdAt: string;
            /** @description TXT record that proves the ownership */
            record: {
                name: string;
                value: string;
            };
            /** @description File that proves the ownership instead of the record */
            file: {
                url: string;
                content: string;
            };
        };
        NewDomain: {
            /** @description Host name such as go.example.com */
            host: string;
            /**
             * @description Where addresses without a code lead; null for an error page
             * @default null
             */
            fallbackUrl: string | null;
        };
        DomainEdit: {
            /** @description Where addresses without a code lead; null for an error page */
            fallbackUrl: string | null;
        };
        Subscriptions: {
            subscriptions: components["schemas"]["Subscription"][];
        };
        Subscription: {
            /** Format: uuid */
            id: string;
            email: string;
            /** @enum {string} */
            locale: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            kinds: ("report" | "alerts")[];
            /** @description Nothing is sent before the address is confirmed */
            confirmedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        NewSubscription: {
            email: string;
            /**
             * @description Language of the emails
             * @enum {string}
             */
            locale: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
            /** @description report: every Monday; alerts: a target breaks or scans fall silent */
            kinds: ("report" | "alerts")[];
        };
        WorkspaceStatistics: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description Of the default range; days are those of each code’s time zone */
            timeZone: string;
            /** @description Number of codes that are combined */
            codes: number;
            total: {
                scans: number;
                clicks: number;
                bots: number;
                /** @description Different visitors by day and code */
                visitors: number;
            };
            days: {
                /** Format: date */
                day: string;
                scans: number;
                clicks: number;
                bots: number;
                /** @description Different visitors by day and code */
                visitors: number;
            }[];
            /** @description The same for the other range */
            comparison: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                total: {
                    scans: number;
                    clicks: number;
                    bots: number;
                    /** @description Different visitors by day and code */
                    visitors: number;
                };
                days: {
                    /** Format: date */
                    day: string;
                    scans: number;
                    clicks: number;
                    bots: number;
                    /** @description Different visitors by day and code */
                    visitors: number;
                }[];
            } | null;
            topCodes: {
                slug: string;
                name: string;
                scans: number;
                clicks: number;
                bots: number;
                /** @description Different visitors by day and code */
                visitors: number;
                /** @description Scans in the other range */
                before: number | null;
            }[];
            /** @description The most frequent values */
            breakdowns: {
                hour: {
                    value: string;
                    scans: number;
                    clicks: number;
                    bots: number;
                }[];
                country: {
                    value: string;
                    scans: number;
                    clicks: number;
                    bots: number;
                }[];
                device: {
                    value: string;
                    scans: number;
                    clicks: number;
                    bots: number;
                }[];
                system: {
                    value: string;
                    scans: number;
                    clicks: number;
                    bots: number;
                }[];
                browser: {
                    value: string;
                    scans: number;
                    clicks: number;
                    bots: number;
                }[];
                language: {
                    value: string;
                    scans: number;
                    clicks: number;
                    bots: number;
                }[];
                variant: {
                    value: string;
                    scans: number;
                    clicks: number;
                    bots: number;
                }[];
                referrer: {
                    value: string;
                    scans: number;
                    clicks: number;
                    bots: number;
                }[];
            };
            series: {
                slug: string;
                name: string;
                days: {
                    /** Format: date */
                    day: string;
                    scans: number;
                    clicks: number;
                    bots: number;
                    /** @description Different visitors by day and code */
                    visitors: number;
                }[];
            }[];
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
                referrer: {
                    value: string;
                    scans: number;
                    /** @description Opened through the link instead of a scan */
                    clicks: number;
                    /** @description Requests by crawlers and link previews */
                    bots: number;
                }[];
            };
            /** @description Taps on the hosted page: buttons by label, downloads by file name */
            taps: {
                /** @enum {string} */
                kind: "button" | "download" | "contact" | "event" | "call" | "email";
                name: string;
                taps: number;
            }[];
        };
        CodeExport: {
            code: components["schemas"]["Code"];
            scans: components["schemas"]["Scan"][];
            /** @description Taps on the hosted page by day */
            taps: {
                /** Format: date */
                day: string;
                /** @enum {string} */
                kind: "button" | "download" | "contact" | "event" | "call" | "email";
                name: string;
                taps: number;
            }[];
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
            /** @description Host of the page with the link */
            referrer: string | null;
        };
        KeyedCode: {
            code: components["schemas"]["Code"];
            /** @description Authenticates later requests about this code; returned only once */
            editKey: string;
        };
        MailKey: {
            email: string;
            /**
             * @description One of the languages of the site
             * @enum {string}
             */
            locale: "en" | "vi" | "de" | "es" | "fr" | "it" | "ja" | "nl" | "pt" | "zh";
        };
        RecoveredCode: {
            /** @description The part of the link after /Q/; case-insensitive */
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
            /** @description Width on paper in millimeters, for PDF and EPS */
            width?: number;
            /**
             * @description Minimum error correction; raised where this does not enlarge the code
             * @enum {string}
             */
            level?: "L" | "M" | "Q" | "H";
            /** @description Quiet zone in modules; the standard requires 4 */
            margin?: number;
            /** @description Color of the code */
            color?: string;
            /** @description Color of the background, or transparent */
            background?: string | "transparent";
            /** @description The whole style; as JSON in a URL */
            design?: components["schemas"]["Design"];
            /**
             * @description Makes browsers download the picture instead of showing it
             * @default false
             */
            download: boolean;
            /**
             * @description Returns in headers how well the picture will scan; takes a second or more
             * @default false
             */
            check: boolean;
            /**
             * @description Checks the picture, and refuses it if its grade is lower
             * @enum {string}
             */
            minGrade?: "A" | "B" | "C" | "D";
        };
        Destination: {
            /** @description The part of the link after /Q/; case-insensitive */
            slug: string;
            /** @enum {string} */
            type: "text" | "url" | "document" | "multimedia" | "vcard" | "map" | "image" | "event" | "wifi" | "email" | "sms";
            /** @enum {string} */
            status: "active" | "paused" | "blocked" | "scheduled" | "deleted" | "expired";
            /** @description Where the code leads; null for hosted pages and hidden destinations */
            url: string | null;
            host: string | null;
            hasPassword: boolean;
            /** @description Whether the destination can differ by device, language or time */
            hasRules: boolean;
        };
        Report: {
            /** @description The part of the link after /Q/; case-insensitive */
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
    listCodes: {
        parameters: {
            query?: {
                /** @description Words in the name, the slug or the targets */
                q?: string;
                type?: "text" | "url" | "document" | "multimedia" | "vcard" | "map" | "image" | "event" | "wifi" | "email" | "sms";
                status?: "active" | "paused" | "blocked" | "deleted";
                /** @description Id of a folder, or none */
                folder?: string | "none";
                tag?: string;
                externalId?: string;
                archived?: "false" | "true" | "all";
                /** @description By scans: the scans of finished days */
                sort?: "added" | "name" | "scans" | "updated";
                order?: "asc" | "desc";
                limit?: number;
                /** @description From the response with the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the codes of the workspace, filtered and sorted, page by page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeList"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    createCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same value for every attempt of a request; within a day, nothing is created twice. Without a workspace key, a new random UUID (v4) for each request */
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
            /** @description Creates a dynamic code and returns its edit key; with a workspace key, a code without one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCode"];
                };
            };
            /** @description invalid: The body is not JSON in UTF-8, or a header is malformed. idempotencyKey: The idempotency key is malformed or could be guessed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
            /** @description full: A limit of the workspace is reached. conflict: The idempotency key was used for a different request. inProgress: An earlier attempt at this request is still in progress. replaced: The edit key in the original response was replaced */
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
                /** @description Same value for every attempt of a request; within a day, nothing is created twice. Without a workspace key, a new random UUID (v4) for each request */
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
            /** @description invalid: The body is not JSON in UTF-8, or a header is malformed. idempotencyKey: The idempotency key is malformed or could be guessed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
            /** @description full: A limit of the workspace is reached. conflict: The idempotency key was used for a different request. inProgress: An earlier attempt at this request is still in progress. replaced: The edit key in the original response was replaced */
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
    readCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeKeys"];
            };
        };
        responses: {
            /** @description Returns many codes in one request, each with its own edit key. A wrong key does not stop the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadCodes"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this. blocked: The code is blocked */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this. blocked: The code is blocked */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this. blocked: The code is blocked */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this. blocked: The code is blocked */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this. blocked: The code is blocked */
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
    upsertCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                externalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCode"];
            };
        };
        responses: {
            /** @description Changes the code with this id of yours, or creates it. */
            200: {
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this. blocked: The code is blocked */
            403: {
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
            /** @description changed: The code was changed in the meantime. full: A limit of the workspace is reached */
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
    changeCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeBatch"];
            };
        };
        responses: {
            /** @description Changes, pauses, archives, tags, moves or deletes many codes. Problems with some do not stop the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeResults"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    exportCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodesExport"];
            };
        };
        responses: {
            /** @description Exports the selected codes as CSV or JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    moveCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovedCodes"];
            };
        };
        responses: {
            /** @description Moves existing codes into the workspace with their edit keys, which stop working. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeResults"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
            /** @description full: A limit of the workspace is reached */
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
    createWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWorkspace"];
            };
        };
        responses: {
            /** @description Creates a workspace and returns the key of its owner. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWorkspace"];
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
    requestWorkspaceRecovery: {
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
            /** @description Sends a recovery link for all workspaces that have this recovery address. */
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
    confirmWorkspaceRecovery: {
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
            /** @description Creates a new owner key for these workspaces, with the token from the email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveredWorkspace"][];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
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
    readWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the workspace and the role of the key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    deleteWorkspace: {
        parameters: {
            query?: {
                /** @description Whether the codes stay, with new edit keys, or are deleted too */
                codes?: "keep" | "delete";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes the workspace and returns its codes with new edit keys. They remain, unless they are deleted too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasedCodes"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    editWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspaceEdit"];
            };
        };
        responses: {
            /** @description Changes the settings of the workspace. Omitted fields stay unchanged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    listChanges: {
        parameters: {
            query?: {
                slug?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns who changed what, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceChanges"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    undoChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                changeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Undoes a change, unless the same was changed again since. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceChange"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this. blocked: The code is blocked */
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
            /** @description outdated: What this undoes was changed again since. permanent: This change cannot be undone */
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
            /** @description target: An address is not accepted. invalid: The request is not valid */
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
    listFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the folders and the number of their codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folder"][];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    createFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderInput"];
            };
        };
        responses: {
            /** @description Creates a folder. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folder"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
            /** @description full: A limit of the workspace is reached */
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
    deleteFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                folderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a folder. Its codes stay in the workspace. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    renameFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                folderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderInput"];
            };
        };
        responses: {
            /** @description Renames a folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folder"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    listWorkspaceKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the keys of the workspace with their roles and last use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceKey"][];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    createWorkspaceKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWorkspaceKey"];
            };
        };
        responses: {
            /** @description Creates a key with a name and a role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWorkspaceKey"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
            /** @description full: A limit of the workspace is reached */
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
    revokeWorkspaceKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revokes a key for good, with the edit keys that came from it, and returns what else it led to. The last key of an owner cannot be revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokedWorkspaceKey"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
            /** @description lastOwner: A workspace needs a key with the role owner */
            409: {
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
    renameWorkspaceKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspaceKeyEdit"];
            };
        };
        responses: {
            /** @description Renames a key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceKey"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    readKeyEffects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns what still gives access and came from a key: edit keys, webhooks, domains, other keys, emails and the recovery address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyEffects"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    listEditKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the codes of the workspace that have an edit key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditKeys"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    endEditKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the edit keys of all codes of the workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedEditKeys"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the webhooks of the workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description Creates a webhook and returns the secret of its signatures, once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
            /** @description full: A limit of the workspace is reached */
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
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a webhook with its log. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    editWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEdit"];
            };
        };
        responses: {
            /** @description Changes, pauses or resumes a webhook. Omitted fields stay unchanged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a test event at once and returns the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Lists deliveries that were created before this time */
                before?: string;
                limit?: number;
            };
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the log of a webhook, the newest events first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveries"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    resendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends an event again at once, with the same id, and returns the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    listDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the domains of the workspace and how to verify them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domains"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    addDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDomain"];
            };
        };
        responses: {
            /** @description Adds a domain. It serves the codes of the workspace once it is verified. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
            /** @description full: A limit of the workspace is reached */
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
    deleteDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domainId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a domain. Codes are no longer served on it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    editDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domainId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainEdit"];
            };
        };
        responses: {
            /** @description Changes where addresses without a code lead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    verifyDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domainId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Checks at once whether the TXT record or the file of a domain is published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns who gets emails about the codes of the workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubscription"];
            };
        };
        responses: {
            /** @description Subscribes an address to weekly reports or alerts. Its owner confirms it by a link in an email. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
            /** @description full: A limit of the workspace is reached */
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
    deleteSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends a subscription and deletes its address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    listCodeSubscriptions: {
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
            /** @description Returns who gets emails about a code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    subscribeToCode: {
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
                "application/json": components["schemas"]["NewSubscription"];
            };
        };
        responses: {
            /** @description Subscribes an address to weekly reports or alerts about one code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
            /** @description full: A limit of the workspace is reached */
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
    deleteCodeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of the link after /Q/; case-insensitive */
                slug: string;
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends a subscription to a code and deletes its address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
    showSubscription: {
        parameters: {
            query: {
                /** @description Token from the email */
                token: string;
            };
            header?: never;
            path: {
                action: "confirm" | "unsubscribe";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shows a page with which the reader of an email confirms or ends a subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
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
    changeSubscription: {
        parameters: {
            query: {
                /** @description Token from the email */
                token: string;
            };
            header?: never;
            path: {
                action: "confirm" | "unsubscribe";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms or ends a subscription, also by the button of email programs (RFC 8058). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this. blocked: The code is blocked */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this. blocked: The code is blocked */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
            /** @description inUse: The document of the code uses this file */
            409: {
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
    readWorkspaceStatistics: {
        parameters: {
            query?: {
                /** @description First day */
                from?: string;
                /** @description Last day */
                to?: string;
                /** @description Slugs, separated by commas */
                codes?: string;
                /** @description Only the codes in this folder */
                folder?: string;
                /** @description Only codes with this tag */
                tag?: string;
                /** @description previous: the same number of days before; year: the same days a year earlier */
                compare?: "none" | "previous" | "year";
                /** @description Slugs of codes whose days are listed one by one */
                series?: string;
                /** @description Length of the top lists */
                top?: number;
                /** @description csv: a table with one row for each code and day */
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the combined statistics of the codes of a workspace, compared with another range on request, or as one CSV table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceStatistics"];
                    "text/csv": unknown;
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
            403: {
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
            /** @description Creates a new edit key. The old one stops working. Codes of a workspace get one from an owner only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyedCode"];
                };
            };
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this. blocked: The code is blocked */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: The key does not allow this */
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
            /** @description unauthorised: The key is missing, was revoked or does not match */
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
                /** @description Width on paper in millimeters, for PDF and EPS */
                width?: number;
                /** @description Minimum error correction; raised where this does not enlarge the code */
                level?: "L" | "M" | "Q" | "H";
                /** @description Quiet zone in modules; the standard requires 4 */
                margin?: number;
                /** @description Color of the code */
                color?: string;
                /** @description Color of the background, or transparent */
                background?: string | "transparent";
                /** @description The whole style; as JSON in a URL */
                design?: components["schemas"]["Design"];
                /** @description Makes browsers download the picture instead of showing it */
                download?: boolean;
                /** @description Returns in headers how well the picture will scan; takes a second or more */
                check?: boolean;
                /** @description Checks the picture, and refuses it if its grade is lower */
                minGrade?: "A" | "B" | "C" | "D";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Draws a code as a picture. The response can be cached indefinitely. With check=true, the headers QR-Grade, QR-Verdict, QR-Reasons and QR-Warnings say how well it will scan; with minGrade, a lower grade is refused. */
            200: {
                headers: {
                    /** @description With check or minGrade: the grade, from A to F */
                    "QR-Grade"?: string;
                    /** @description With check or minGrade: green, amber, red or unreadable */
                    "QR-Verdict"?: string;
                    /** @description With check or minGrade: keys of reasons, the worst first, such as contrast-low;severity=red */
                    "QR-Reasons"?: string;
                    /** @description With check or minGrade: keys of warnings about the content, such as phoneTrunkPrefix */
                    "QR-Warnings"?: string;
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
                    /** @description With check or minGrade: the grade, from A to F */
                    "QR-Grade"?: string;
                    /** @description With check or minGrade: green, amber, red or unreadable */
                    "QR-Verdict"?: string;
                    /** @description With check or minGrade: keys of reasons, the worst first, such as contrast-low;severity=red */
                    "QR-Reasons"?: string;
                    /** @description With check or minGrade: keys of warnings about the content, such as phoneTrunkPrefix */
                    "QR-Warnings"?: string;
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
                /** @description Width on paper in millimeters, for PDF and EPS */
                width?: number;
                /** @description Makes browsers download the picture instead of showing it */
                download?: boolean;
                /** @description Returns in headers how well the picture will scan; takes a second or more */
                check?: boolean;
                /** @description Checks the picture, and refuses it if its grade is lower */
                minGrade?: "A" | "B" | "C" | "D";
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
                    /** @description With check or minGrade: the grade, from A to F */
                    "QR-Grade"?: string;
                    /** @description With check or minGrade: green, amber, red or unreadable */
                    "QR-Verdict"?: string;
                    /** @description With check or minGrade: keys of reasons, the worst first, such as contrast-low;severity=red */
                    "QR-Reasons"?: string;
                    /** @description With check or minGrade: keys of warnings about the content, such as phoneTrunkPrefix */
                    "QR-Warnings"?: string;
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
